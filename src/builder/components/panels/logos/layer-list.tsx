import { assetOfLogo } from '#designs/rules/checks/logos.ts'
import { frameOf, type Logo } from '#garments/logos.ts'
import type { GarmentTemplate } from '#garments/template.ts'
import { areaUnder } from '#placement/print-areas.ts'
import { useChange, useConfig, useEditorState } from '../../../editor/context.tsx'
import { removeLogo, reorder, workingView } from '../../../editor/logos.ts'
import { useBuilderTexts } from '../../builder-language.tsx'
import { RemoveButton, RowButton } from '../panel.tsx'
import { LineIcon } from '../../frame/line-icon.tsx'

type LayerListProps = { template: GarmentTemplate }

/** The logos of the design in layer order, the topmost first. */
export function LayerList({ template }: LayerListProps) {
	const { logos } = useConfig()
	const texts = useBuilderTexts().fields.logos.list
	if (logos.length === 0) return <p className="text-[0.9375rem] text-muted">{texts.none}</p>
	return (
		<ol aria-label={texts.label} className="overflow-hidden rounded-notice border border-line">
			{logos
				.map((logo, index) => ({ logo, number: index + 1 }))
				.toReversed()
				.map(({ logo, number }) => (
					<li key={logo.id ?? number} className="border-t border-line first:border-t-0">
						<Layer {...{ logo, number, template }} />
					</li>
				))}
		</ol>
	)
}

type LayerProps = LayerListProps & { logo: Logo; number: number }

function Layer({ logo, number, template }: LayerProps) {
	const change = useChange()
	const isSelected = useEditorState((state) => state.selection === logo.id)
	const asset = useEditorState((state) => assetOfLogo(state.assets, logo))
	const show = useEditorState((state) => state.show)
	const isOneOfMany = useConfig().logos.length > 1
	const { fields, word } = useBuilderTexts()
	const texts = fields.logos.list
	const view = workingView(logo, template.views)
	if (!view || logo.id === undefined) return null
	const { id } = logo
	const frame = frameOf(logo)
	const title = logo.alt || asset?.name || word(`Logo ${number}`)
	const area = areaUnder(view, frame)
	const where = texts.where(
		area ? word(area.name).toLowerCase() : texts.outside,
		`${frame.width.toFixed(1)} × ${frame.height.toFixed(1)}`,
	)
	const move = (by: 1 | -1) => change((config) => reorder(config, id, { by, views: template.views }))
	const remove = () => {
		change((config) => removeLogo(config, id))
		if (isSelected) show({ selection: null })
	}
	return (
		<div
			data-selected={isSelected || undefined}
			className="flex items-center gap-1 bg-field pr-1 data-selected:bg-success-surface"
		>
			<button
				type="button"
				aria-pressed={isSelected}
				aria-label={`${title} ${where}`}
				onClick={() => show({ selection: id, view: view.id })}
				className="flex min-h-14 min-w-0 flex-1 items-center gap-3 py-1.5 pl-2.5 text-left"
			>
				<img
					src={logo.url}
					alt=""
					className="size-10 shrink-0 rounded-chip border border-line bg-well object-contain p-0.5"
				/>
				<span className="min-w-0 leading-tight">
					<span className="block truncate text-[0.9375rem] font-semibold">{title}</span>{' '}
					<span className="block text-label text-muted">{where}</span>
				</span>
			</button>
			{isOneOfMany && (
				<>
					<RowButton label={texts.forward(title)} onClick={() => move(1)}>
						<LineIcon name="up" />
					</RowButton>
					<RowButton label={texts.backward(title)} onClick={() => move(-1)}>
						<LineIcon name="down" />
					</RowButton>
				</>
			)}
			<RemoveButton title={title} onClick={remove} />
		</div>
	)
}
