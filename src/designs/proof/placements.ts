// Everything that is put on the cloth, in inches: lettering and art, where, how large, how and in which colors.
import { letteringArt } from '#garments/lettering/art.ts'
import { letteringStyle } from '#garments/lettering/defaults.ts'
import type { GlyphPacks } from '#garments/lettering/pack.ts'
import { measureLettering, resolveLook } from '#garments/render.ts'
import type { GroupNode, SceneNode } from '#garments/scene.ts'
import type { DesignConfig } from '#garments/schemas.ts'
import type {
	DecorationMethod,
	GarmentTemplate,
	LetteringSlot,
	LetteringSpot,
	PlacementDef,
	ViewDef,
	ViewId,
} from '#garments/template.ts'
import { viewNames } from './drawn.ts'
import type { ProofArt } from './input.ts'
import { offsetOf, type Offset } from './offsets.ts'

export type PlacementColor = { role: string; hex: string }

export type ProofPlacement = {
	/** Stable within a design: `front-team`, `back-number`, or the logo's own id. */
	id: string
	what: string
	method: DecorationMethod
	view: ViewId
	location: string
	/** Width and height on a size M, before rotation; lettering without its borders. */
	sizeIn: { width: number; height: number }
	offset: Offset
	/** Degrees clockwise. */
	rotation: number
	colors: readonly PlacementColor[]
	/** Art: the file's address. Lettering: the flat outlines in canvas pixels. */
	source: { kind: 'art'; url: string } | { kind: 'lettering'; outlines: readonly SceneNode[] }
}

export type PlacementRequest = {
	template: GarmentTemplate
	config: DesignConfig
	packs: GlyphPacks
	art: Readonly<Record<string, ProofArt>>
}

const slotNames: Record<LetteringSlot, string> = {
	team: 'Team name',
	name: 'Player name',
	number: 'Number',
}

const roleNames = ['Inner border', 'Outer border', 'Third border'] as const

/** A decoration that names the item, else the only kind of decoration chosen for its place. */
function chosenMethod(
	config: DesignConfig,
	ids: readonly string[],
	locations: readonly string[],
): DecorationMethod | undefined {
	const named = config.decorations.find(({ itemId }) => itemId !== undefined && ids.includes(itemId))
	return (named ?? config.decorations.find(({ itemId, location }) => !itemId && locations.includes(location)))
		?.type
}

/** One line of lettering by itself, as a template that has no other place for it. */
const only = (template: GarmentTemplate, view: ViewDef, spot: LetteringSpot): GarmentTemplate => ({
	...template,
	views: template.views.map((other) => (other === view ? { ...view, lettering: [spot] } : other)),
})

function outlinesOf(
	{ template, config, packs }: PlacementRequest,
	view: ViewDef,
	spot: LetteringSpot,
): SceneNode[] {
	const { colors } = resolveLook(template, config, 'thumb')
	const { pxPerInch } = view
	const spots = [spot]
	return letteringArt({ spots, sport: template.sport, config, colors, packs, pxPerInch, mode: 'thumb' })
		.filter((node): node is GroupNode => node.type === 'group')
		.flatMap((node) => node.children)
}

function lettering(request: PlacementRequest, view: ViewDef): ProofPlacement[] {
	const { template, config, packs } = request
	const { colors } = resolveLook(template, config, 'preview')
	const seen = new Map<string, number>()
	return view.lettering.flatMap((spot): ProofPlacement[] => {
		const [report] = measureLettering({
			template: only(template, view, spot),
			config,
			view: view.id,
			packs,
		})
		if (!report) return []
		const { slot } = spot
		const turn = (seen.get(slot) ?? 0) + 1
		seen.set(slot, turn)
		const id = `${view.id}-${slot}${turn > 1 ? `-${turn}` : ''}`
		const cloth = colors[spot.zone ?? 'body'] ?? config.primaryColor
		const capIn = spot.capHeight / view.pxPerInch
		const style = letteringStyle({ slot, sport: template.sport, cloth, config, capIn })
		const chosen = chosenMethod(config, [id, slot, `lettering-${slot}`], [view.id])
		const height = report.heightIn * view.pxPerInch
		const width = report.widthIn * view.pxPerInch
		return [
			{
				id,
				what: `${slotNames[slot]} ${report.text}`,
				method: spot.finish === 'embroidered' ? 'embroidery' : (chosen ?? 'tackle_twill'),
				view: view.id,
				location: viewNames[view.id],
				sizeIn: { width: report.widthIn, height: report.heightIn },
				offset: offsetOf(request, view, {
					box: { x: spot.x - width / 2, y: spot.baseline - height, width, height },
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
				source: { kind: 'lettering', outlines: outlinesOf(request, view, spot) },
			},
		]
	})
}

const defOf = (view: ViewDef, placement: string): PlacementDef | undefined =>
	view.placements.find((def) => def.id === placement || def.name === placement)

function logos(request: PlacementRequest, view: ViewDef): ProofPlacement[] {
	const { config, art } = request
	const first = request.template.views[0]?.id
	const all = config.logos.map((logo, index) => ({ logo, index }))
	return all
		.filter(({ logo }) => (logo.view ?? first) === view.id)
		.map(({ logo, index }): ProofPlacement => {
			const def = defOf(view, logo.placement)
			const id = logo.id ?? `logo-${index + 1}`
			const file = art[logo.url]
			const fallback = def?.methods.includes('screen') === false ? (def.methods[0] ?? 'screen') : 'screen'
			return {
				id,
				what: logo.alt || file?.name || `Logo ${index + 1}`,
				method: chosenMethod(config, [id], def ? [def.location] : [view.id]) ?? fallback,
				view: view.id,
				location: def ? `${viewNames[view.id]}, ${def.name.toLowerCase()}` : viewNames[view.id],
				sizeIn: { width: logo.width / view.pxPerInch, height: logo.height / view.pxPerInch },
				offset: offsetOf(request, view, {
					box: { x: logo.x, y: logo.y, width: logo.width, height: logo.height },
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

/** View by view in the template's order, lettering before art, art from the lowest layer up. */
export const placementsOf = (request: PlacementRequest): ProofPlacement[] =>
	request.template.views.flatMap((view) => [...lettering(request, view), ...logos(request, view)])
