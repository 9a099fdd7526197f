import type { ReactNode } from 'react'
import type { Asset } from '#files/schemas.ts'
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
	const remove = async (asset: Asset, button: HTMLElement) => {
		const next = nextFocus(button)
		if (await removeFromList(asset, actions)) next?.focus()
	}
	return (
		<>
			<PanelPart title="Your logos" aside="Uploaded once, for every garment">
				{own.length === 0 ? (
					<p className="text-label text-muted">
						None yet. What you upload above stays here for your next designs.
					</p>
				) : (
					<LogoGrid label="Your logos" logos={own} {...{ placeLogo, isClosed }}>
						{(asset) => (
							<TextButton
								className="text-sm"
								onClick={({ currentTarget }) => void remove(asset, currentTarget)}
							>
								Remove<span className="sr-only">{` ${asset.name} from your logos`}</span>
							</TextButton>
						)}
					</LogoGrid>
				)}
			</PanelPart>
			{teams.map(({ name, logos }) => (
				<PanelPart key={name} title={`${name}’s logos`} aside="From your team portal">
					<LogoGrid label={`${name}’s logos`} {...{ logos, placeLogo, isClosed }} />
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

const LogoGrid = ({ label, logos, placeLogo, isClosed, children }: LogoGridProps) => (
	<ul aria-label={label} className="grid grid-cols-3 gap-2 sm:grid-cols-4 lg:grid-cols-3">
		{logos.map((asset) => (
			<li key={asset.id} className="grid content-start gap-1 text-center">
				<button
					type="button"
					aria-label={`Add ${asset.name}`}
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
