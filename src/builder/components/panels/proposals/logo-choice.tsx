import { useId } from 'react'
import { colorName, teamColorsFrom } from '#designs/rules/colors.ts'
import type { Asset } from '#files/schemas.ts'
import { useEditorState } from '../../../editor/context.tsx'
import { useBuilderTexts } from '../../builder-language.tsx'
import type { StartTexts } from '../../../rules/texts/english-starts.ts'
import { acceptedFiles, useUploads } from '../logos/uploads.ts'
import { useOfferedLogos } from '../logos/use-offered-logos.ts'
import { UploadLines } from '../logos/upload-area.tsx'
import { Options } from '../options.tsx'
import type { PanelProps } from '../props.ts'
import { fileBox } from '#ui/fields.tsx'

type LogoChoiceProps = Pick<PanelProps, 'actions' | 'data'> & {
	logo: Asset | null
	onChoose: (logo: Asset | null) => void
}

/** Colors of the logo in one sentence. */
function colorsOf(logo: Asset, texts: StartTexts['proposals'], word: (color: string) => string): string {
	const colors = teamColorsFrom(logo.inks)
	if (!colors) return texts.noColors
	const [first, second] = [colors.primary, colors.secondary].map(({ nearest }) =>
		word(colorName(nearest.hex)),
	)
	return texts.colors(first ?? '', second ?? '')
}

/** The mark of the nickname, or an uploaded logo, whose colors then count. */
export function LogoChoice({ data, actions, logo, onChoose }: LogoChoiceProps) {
	const id = useId()
	const { word, starts } = useBuilderTexts()
	const { proposals: texts } = starts
	const { own, teams } = useOfferedLogos(data.logos)
	const addAsset = useEditorState((state) => state.addAsset)
	const uploads = useUploads(actions, (asset) => {
		addAsset(asset)
		onChoose(asset)
	})
	const logos = [own, ...teams.map((team) => team.logos)].flat()
	const options = [
		{ value: '', name: texts.mascot, url: '' },
		...logos.map((asset) => ({ value: asset.id, name: asset.name, url: asset.url })),
	]
	return (
		<div className="grid gap-2">
			<Options
				legend={texts.logo}
				name={`${id}-logo`}
				options={options}
				value={logo?.id ?? ''}
				onChoose={(value) => onChoose(logos.find((asset) => asset.id === value) ?? null)}
				columns="grid-cols-3"
				option="content-start overflow-hidden text-center text-[0.8125rem] leading-tight"
				renderOption={({ name, url }) => (
					<>
						{url === '' ? null : (
							<img src={url} alt="" className="stage aspect-square w-full object-contain p-1.5" />
						)}
						<span className="grid min-h-9 place-items-center px-1 py-1.5 wrap-anywhere">{name}</span>
					</>
				)}
			/>
			{uploads.refusal === null && (
				<label className="grid gap-1 text-label font-semibold">
					{texts.upload}
					<input
						type="file"
						accept={acceptedFiles}
						className={`${fileBox} font-normal`}
						onChange={({ target }) => {
							uploads.send([...(target.files ?? [])].slice(0, 1))
							target.value = ''
						}}
					/>
				</label>
			)}
			<UploadLines {...uploads} />
			{logo && <p className="text-label text-muted">{colorsOf(logo, texts, word)}</p>}
		</div>
	)
}
