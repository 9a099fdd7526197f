// The pieces of a kit side by side: live pictures, prices and checks; one is chosen to be edited.
import { memo, useId, useMemo } from 'react'
import { Garment } from '#garments/components/garment.tsx'
import type { GlyphPacks } from '#garments/lettering/fonts.ts'
import { renderDesign } from '#garments/render.ts'
import type { DesignConfig } from '#garments/schemas.ts'
import type { GarmentTemplate, ViewId } from '#garments/template.ts'
import { formatUsd } from '#kit/money.ts'
import type { DesignPriceBreakdown } from '#pricing/rules/design.ts'
import { Icon } from '#ui/icon.tsx'
import { useBuilderTexts } from '../builder-language.tsx'
import { findingsToFix } from '../panels/finding-list.tsx'
import type { PieceFacts } from '../../draft/use-facts.ts'
import { useAnnounce, useEditor, useEditorState } from '../../editor/context.tsx'

type KitStripProps = { pieces: readonly PieceFacts[]; packs: GlyphPacks; price: DesignPriceBreakdown }

/** One garment of the piece before discounts, in cents. */
const unitOf = ({ lines }: DesignPriceBreakdown, name: string): number =>
	lines.reduce((sum, { piece, unitCents }) => (piece === name ? sum + unitCents : sum), 0)

/** Renders nothing outside kits. */
export function KitStrip({ pieces, packs, price }: KitStripProps) {
	const editor = useEditor()
	const announce = useAnnounce()
	const { kit: texts } = useBuilderTexts().frame.stage
	const shown = useEditorState((state) => state.piece)
	const view = useEditorState((state) => state.view)
	if (pieces.length < 2) return null
	const choose = ({ piece: { id, name }, template }: PieceFacts) => {
		editor.getState().showPiece(id, sideOf(template, view))
		announce(texts.shown(name))
	}
	return (
		<ul
			aria-label={texts.name}
			className="flex shrink-0 gap-1.5 overflow-x-auto border-b border-line bg-card p-1.5 sm:gap-2 sm:px-5 sm:py-2"
		>
			{pieces.map((facts) => {
				const { piece, template, config, findings } = facts
				const toFix = findingsToFix(findings).length
				return (
					<li key={piece.id} className="min-w-22 flex-1 sm:max-w-56">
						<button
							type="button"
							aria-pressed={piece.id === shown}
							onClick={() => choose(facts)}
							className="flex size-full min-h-11 items-center gap-2 rounded-notice border border-line bg-field px-1.5 py-0.5 text-left sm:py-1.5 hover:border-ink aria-pressed:border-primary aria-pressed:ring-1 aria-pressed:ring-primary"
						>
							<PiecePicture {...{ template, config, packs }} view={sideOf(template, view)} />
							<span className="min-w-0 leading-tight">
								<span className="block truncate text-[0.9375rem] font-semibold max-sm:text-label max-sm:leading-tight max-sm:whitespace-normal">
									{piece.name}
								</span>
								<span className="figures block text-label text-muted max-sm:sr-only">
									{formatUsd(unitOf(price, piece.name))}
								</span>
							</span>
							{toFix > 0 && (
								<span className="ml-auto text-danger max-sm:hidden" title={texts.toFix(toFix)}>
									<Icon name="alert" size={18} />
								</span>
							)}
							{toFix > 0 && <span className="sr-only">{`, ${texts.toFix(toFix)}`}</span>}
						</button>
					</li>
				)
			})}
		</ul>
	)
}

/** The side that is shown, or the first one of a garment without it. */
const sideOf = ({ views }: GarmentTemplate, view: ViewId): ViewId =>
	(views.find(({ id }) => id === view) ?? views[0])?.id ?? view

type PiecePictureProps = { template: GarmentTemplate; config: DesignConfig; packs: GlyphPacks; view: ViewId }

/** Drawn again only when its own piece changes. */
const PiecePicture = memo(function PiecePicture({ template, config, packs, view }: PiecePictureProps) {
	const idPrefix = useId()
	const scene = useMemo(
		() => renderDesign({ template, config, view, mode: 'thumb', packs }),
		[template, config, packs, view],
	)
	return (
		<span aria-hidden="true" className="stage block h-9 w-8 shrink-0 rounded-chip sm:h-14 sm:w-12">
			<Garment scene={scene} idPrefix={idPrefix} className="size-full" />
		</span>
	)
})
