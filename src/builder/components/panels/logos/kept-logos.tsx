import type { ReactNode } from 'react'
import type { Asset } from '#files/schemas.ts'
import { useBuilderTexts } from '../../builder-language.tsx'
import { optionFrame } from '../options.tsx'
import { PanelPart, TextButton } from '../panel.tsx'
import type { PanelProps } from '../props.ts'
import { removeFromList, useOfferedLogos } from './use-offered-logos.ts'

export type KeptLogosProps = {
	data: Pick<PanelProps['data'], 'logos'>
	actions: Pick<PanelProps['actions'], 'removeLogo' | 'notify'>
	placeLogo: (asset: Asset) => void
	/** The design is locked or takes no more logos. */
	isClosed: boolean
}

/** What has the focus once a logo is removed with its button: the next logo, else the one before, else the panel's title. */
function nextFocus(button: HTMLElement): HTMLElement | null | undefined {
	const item = button.closest('li')
	const neighbor = item?.nextElementSibling ?? item?.previousElementSibling
	return neighbor
		? neighbor.querySelector<HTMLElement>('button')
		: document.querySelector<HTMLElement>('[data-panel-title]')
}

/** Logos that were uploaded before, for any garment: the person's own, and those of the own teams. */
export function KeptLogos({ data, actions, placeLogo, isClosed }: KeptLogosProps) {
	const { own, teams } = useOfferedLogos(data.logos)
	const { fields, said } = useBuilderTexts()
	const texts = fields.logos.kept
	const remove = async (asset: Asset, button: HTMLElement) => {
		const next = nextFocus(button)
		if (await removeFromList(asset, actions, said)) next?.focus()
	}
	return (
		<>
			<PanelPart title={texts.title} aside={texts.aside}>
				{own.length === 0 ? (
					<p className="text-label text-muted">{texts.none}</p>
				) : (
					<LogoGrid label={texts.title} logos={own} {...{ placeLogo, isClosed }}>
						{(asset) => (
							<TextButton
								className="text-sm"
								onClick={({ currentTarget }) => void remove(asset, currentTarget)}
							>
								{texts.remove}
								<span className="sr-only">{` ${texts.removeRest(asset.name)}`}</span>
							</TextButton>
						)}
					</LogoGrid>
				)}
			</PanelPart>
			{teams.map(({ name, logos }) => (
				<PanelPart key={name} title={texts.ofTeam(name)} aside={texts.fromPortal}>
					<LogoGrid label={texts.ofTeam(name)} {...{ logos, placeLogo, isClosed }} />
				</PanelPart>
			))}
		</>
	)
}

type LogoGridProps = Pick<KeptLogosProps, 'placeLogo' | 'isClosed'> & {
	label: string
	logos: readonly Asset[]
	/** What stands below each logo. */
	children?: (asset: Asset) => ReactNode
}

function LogoGrid({ label, logos, placeLogo, isClosed, children }: LogoGridProps) {
	const texts = useBuilderTexts().fields.logos.kept
	return (
		<ul aria-label={label} className="grid grid-cols-3 gap-2 sm:grid-cols-4 lg:grid-cols-3">
			{logos.map((asset) => (
				<li key={asset.id} className="grid content-start gap-1 text-center">
					<button
						type="button"
						aria-label={texts.add(asset.name)}
						disabled={isClosed}
						onClick={() => placeLogo(asset)}
						className={`${optionFrame} grid content-start overflow-hidden text-[0.8125rem] leading-tight font-semibold disabled:opacity-55`}
					>
						<img
							src={asset.url}
							alt=""
							loading="lazy"
							decoding="async"
							className="stage aspect-square w-full object-contain p-2"
						/>
						<span className="grid min-h-9 place-items-center px-1 py-1.5 wrap-anywhere">{asset.name}</span>
					</button>
					{children?.(asset)}
				</li>
			))}
		</ul>
	)
}
