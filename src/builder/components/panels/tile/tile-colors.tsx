// The colors of an uploaded tile: its own, or those of the team in place of its areas.
import type { Asset } from '#files/schemas.ts'
import { printedTileUrl } from '#garments/patterns/tile.ts'
import type { GarmentTemplate, PatternTile } from '#garments/template.ts'
import { useChange, useConfig } from '../../../editor/context.tsx'
import { Segments } from '../options.tsx'
import { PatternColors } from '../pattern-colors.tsx'
import { useBuilderTexts } from '../../builder-language.tsx'
import { areaCounts, areaText, unknownColors } from './tile-areas.ts'
import { withOwnTileColors, withTeamTile } from './tile-edits.ts'

type TileColorsProps = { template: GarmentTemplate; tile: PatternTile; asset: Asset | undefined }

export function TileColors({ template, tile, asset }: TileColorsProps) {
	const change = useChange()
	const { fields, said } = useBuilderTexts()
	const texts = fields.tile
	const { areas } = tile
	const inks = asset?.inks ?? []
	const counts = areaCounts(inks)
	const text = areas && inks.length > 0 ? areaText(inks, areas.length) : undefined
	const choose = (count: number) => change((config) => withTeamTile(config, inks, count))
	if (!areas && counts.length === 0) return <p className="text-label text-muted">{said(unknownColors)}</p>
	return (
		<>
			<Segments
				legend={texts.colors}
				name="tile-colors"
				columns={2}
				value={areas ? 'team' : 'own'}
				options={[
					{ value: 'own', label: texts.own },
					{ value: 'team', label: texts.team },
				]}
				onChoose={(chosen) =>
					chosen === 'own' ? change(withOwnTileColors) : choose(Math.min(3, counts.at(-1) ?? 1))
				}
			/>
			{areas && counts.length > 1 && (
				<Segments
					legend={texts.count}
					name="tile-color-count"
					value={String(areas.length)}
					options={counts.map((count) => ({ value: String(count), label: String(count) }))}
					onChoose={(count) => choose(Number(count))}
				/>
			)}
			<div role="status" className="text-label text-muted empty:hidden">
				{text && said(text)}
			</div>
			{areas && (
				<>
					<TilePreview own={tile.url} />
					<PatternColors template={template} />
				</>
			)}
		</>
	)
}

function TilePreview({ own }: { own: string }) {
	const texts = useBuilderTexts().fields.tile
	const printed = printedTileUrl(useConfig().pattern)
	return (
		<div className="grid grid-cols-2 gap-2">
			<TilePicture url={own} label={texts.uploaded} />
			<TilePicture url={printed ?? own} label={texts.inTeamColors} />
		</div>
	)
}

const TilePicture = ({ url, label }: { url: string; label: string }) => (
	<figure className="min-w-0">
		<img
			src={url}
			alt=""
			decoding="async"
			className="stage aspect-square w-full rounded-control object-contain p-1"
		/>
		<figcaption className="mt-1 text-label text-muted">{label}</figcaption>
	</figure>
)
