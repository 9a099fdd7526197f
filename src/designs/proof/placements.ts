// Every decoration on the cloth, in inches: lettering and art with place, size, method and colors.
import { letteringArt } from '#garments/lettering/art.ts'
import { letteringStyle } from '#garments/lettering/defaults.ts'
import type { GlyphPacks } from '#garments/lettering/fonts.ts'
import { frameOf, logoItemId, viewOfLogo } from '#garments/logos.ts'
import { measureLettering, resolveDesign } from '#garments/render.ts'
import type { GroupNode, SceneNode } from '#garments/scene.ts'
import type { DesignConfig } from '#garments/schemas.ts'
import type {
	DecorationMethod,
	GarmentTemplate,
	LetteringSlot,
	LetteringPosition,
	PlacementDef,
	ViewDef,
	ViewId,
} from '#garments/template.ts'
import { toInches } from '#placement/units.ts'
import { suggestDecorations } from '../rules/suggest/decorations.ts'
import { slotNames } from '../rules/suggest/lettering-items.ts'
import { viewNames } from './drawn.ts'
import type { ProofArt } from './input.ts'
import { offsetOf, type Offset } from './offsets.ts'

export type PlacementColor = { role: string; hex: string }

export type ProofPlacement = {
	/** Stable within a design: `team-front`, `number-back`, or the logo's own id. */
	id: string
	what: string
	/** Omitted for art. */
	slot?: LetteringSlot
	method: DecorationMethod
	view: ViewId
	location: string
	/** Width and capital height without borders, before rotation, on the garment named by `sizeBasis`. */
	sizeIn: { width: number; height: number }
	offset: Offset
	/** Degrees clockwise. */
	rotation: number
	colors: readonly PlacementColor[]
	/** Art: the file's URL. Lettering: the flat outlines in canvas pixels. */
	source: { kind: 'art'; url: string } | { kind: 'lettering'; outlines: readonly SceneNode[] }
}

export type PlacementRequest = {
	template: GarmentTemplate
	config: DesignConfig
	packs: GlyphPacks
	art: Readonly<Record<string, ProofArt>>
}

const roleNames = ['Inner border', 'Outer border', 'Third border'] as const

/** Decoration method per item: the coach's choice for the item, else for its location, else the suggestion. */
function methodsOf({ template, config, packs }: PlacementRequest): (id: string) => DecorationMethod {
	const suggested = suggestDecorations({ template, config, packs })
	const { decorations } = config
	return (id) => {
		const suggestion = suggested.find(({ itemId }) => itemId === id)
		const named = decorations.find(({ itemId }) => itemId === id)
		const free = decorations.find(({ itemId, location }) => !itemId && location === suggestion?.location)
		return (named ?? free ?? suggestion)?.type ?? 'screen'
	}
}

type MethodOf = ReturnType<typeof methodsOf>

/** The template with only one line of lettering, to draw that line alone. */
const only = (template: GarmentTemplate, view: ViewDef, position: LetteringPosition): GarmentTemplate => ({
	...template,
	views: template.views.map((other) => (other === view ? { ...view, lettering: [position] } : other)),
})

function outlinesOf(
	{ template, config, packs }: PlacementRequest,
	view: ViewDef,
	position: LetteringPosition,
): SceneNode[] {
	const { colors } = resolveDesign(template, config, 'thumb')
	const { pxPerInch } = view
	const positions = [position]
	return letteringArt({ positions, sport: template.sport, config, colors, packs, pxPerInch, mode: 'thumb' })
		.filter((node): node is GroupNode => node.type === 'group')
		.flatMap((node) => node.children)
}

function lettering(request: PlacementRequest, view: ViewDef, methodOf: MethodOf): ProofPlacement[] {
	const { template, config, packs } = request
	const { colors } = resolveDesign(template, config, 'preview')
	const seen = new Map<string, number>()
	return view.lettering.flatMap((position): ProofPlacement[] => {
		const [report] = measureLettering({
			template: only(template, view, position),
			config,
			view: view.id,
			packs,
		})
		if (!report) return []
		const { slot } = position
		const turn = (seen.get(slot) ?? 0) + 1
		seen.set(slot, turn)
		const item = `${slot}-${view.id}`
		const id = turn > 1 ? `${item}-${turn}` : item
		const cloth = colors[position.zone ?? 'body'] ?? config.primaryColor
		const capIn = toInches(position.capHeight, view)
		const style = letteringStyle({ slot, sport: template.sport, cloth, config, capIn })
		return [
			{
				id,
				what: `${slotNames[slot]} ${report.text}`,
				slot,
				method: position.finish === 'embroidered' ? 'embroidery' : methodOf(item),
				view: view.id,
				location: viewNames[view.id],
				sizeIn: { width: report.widthIn, height: report.heightIn },
				offset: offsetOf(request, view, {
					box: report.box,
					from: view.placements[0]?.measureFrom ?? 'collar',
				}),
				rotation: 0,
				colors: [
					{ role: 'Fill', hex: style.fill },
					...style.borders.map(({ color }, index) => ({
						role: style.borders.length === 1 ? 'Border' : (roleNames[index] ?? 'Border'),
						hex: color,
					})),
				],
				source: { kind: 'lettering', outlines: outlinesOf(request, view, position) },
			},
		]
	})
}

const defOf = (view: ViewDef, placement: string): PlacementDef | undefined =>
	view.placements.find((def) => def.id === placement || def.name === placement)

function logos(request: PlacementRequest, view: ViewDef, methodOf: MethodOf): ProofPlacement[] {
	const { config, art } = request
	const all = config.logos.map((logo, index) => ({ logo, index }))
	return all
		.filter(({ logo }) => viewOfLogo(request.template.views, logo) === view)
		.map(({ logo, index }): ProofPlacement => {
			const def = defOf(view, logo.placement)
			const id = logoItemId(logo, index)
			const file = art[logo.url]
			return {
				id,
				what: logo.alt || file?.name.replace(/\.[a-z]{2,4}$/i, '') || `Logo ${index + 1}`,
				method: methodOf(id),
				view: view.id,
				location: def ? `${viewNames[view.id]}, ${def.name.toLowerCase()}` : viewNames[view.id],
				sizeIn: { width: logo.width, height: logo.height },
				offset: offsetOf(request, view, {
					box: frameOf(logo),
					from: def?.measureFrom ?? view.placements[0]?.measureFrom ?? 'collar',
				}),
				rotation: logo.rotation,
				colors: (file?.inks ?? [])
					.filter(({ share }) => share >= 0.01)
					.map(({ hex }, at) => ({ role: `Color ${at + 1}`, hex })),
				source: { kind: 'art', url: logo.url },
			}
		})
}

/** The garment size that the canvas inches refer to. */
export const sizeBasis = ({ sizes }: Pick<GarmentTemplate, 'sizes'>): string =>
	'M' in sizes ? 'Adult size M' : 'adult' in sizes ? 'Adult size' : 'Any size'

/** View by view in the template's order, lettering before art, art from the lowest layer up. */
export function placementsOf(request: PlacementRequest): ProofPlacement[] {
	const methodOf = methodsOf(request)
	return request.template.views.flatMap((view) => [
		...lettering(request, view, methodOf),
		...logos(request, view, methodOf),
	])
}
