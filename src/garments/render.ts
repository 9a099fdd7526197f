// Renders a saved design: resolves colors and styles, draws the cloth, and puts the art between cloth and folds.
import { frameInPixels } from '#placement/units.ts'
import {
	letteringParts,
	letteringReport,
	type ArtPart,
	type LetteringReport,
	type LetteringRequest,
} from './lettering/art.ts'
import type { GlyphPacks } from './lettering/fonts.ts'
import { mostStacked, shownLettering } from './lettering/places.ts'
import { inks, methodOf } from './inks.ts'
import { frameOf, logoItemId, viewOfLogo } from './logos.ts'
import { isOffered } from './patterns/list.ts'
import { group, type Matrix, type Scene, type SceneNode } from './scene.ts'
import type { DesignConfig } from './schemas.ts'
import {
	inCut,
	stylesOf,
	viewInSentence,
	type GarmentTemplate,
	type LetteringPosition,
	type ResolvedDesign,
	type RenderMode,
	type ViewDef,
	type ViewId,
	type ZoneDef,
} from './template.ts'

export type RenderRequest = {
	template: GarmentTemplate
	config: DesignConfig
	view: ViewId
	mode: RenderMode
	/** Glyphs of every font that the design uses; text in a missing font is left out. */
	packs: GlyphPacks
}

/** White and black of zones without a color in the design. */
const neutral = { white: '#f7f7f5', black: '#17181c' } as const

function zoneColor(config: DesignConfig, zone: ZoneDef): string | undefined {
	const chosen = config.zoneColors?.[zone.id]
	if (chosen) return chosen
	if (zone.fallback === 'none') return undefined
	if (zone.fallback === 'primary') return config.primaryColor
	return zone.fallback === 'secondary' ? config.secondaryColor : neutral[zone.fallback]
}

/** Resolves every zone to a color or none, every style to an option (the first when the design's is unknown). */
export function resolveDesign(
	template: GarmentTemplate,
	config: DesignConfig,
	mode: RenderMode,
): ResolvedDesign {
	const colors = template.zones.map((zone) => [zone.id, zoneColor(config, zone)] as const)
	const isPrinted = config.pattern && isOffered(template.patterns, config.pattern.id)
	const pattern = isPrinted ? config.pattern : undefined
	const styles = stylesOf(template, config.styles)
	const pxPerInch = inCut(template, config).views[0]?.pxPerInch
	return {
		colors: Object.fromEntries(colors),
		styles,
		pattern,
		mode,
		...(pattern?.tile && pxPerInch !== undefined && { pxPerInch }),
	}
}

/** @throws Error when the template has no such view: a bug of the caller */
export function viewOf(template: GarmentTemplate, id: ViewId): ViewDef {
	const view = template.views.find((candidate) => candidate.id === id)
	if (!view) throw new Error(`${template.id} has no view ${id}`)
	return view
}

function logoParts(template: GarmentTemplate, config: DesignConfig, view: ViewDef): ArtPart[] {
	return config.logos
		.flatMap((logo, at) => (viewOfLogo(template.views, logo) === view ? [{ logo, at }] : []))
		.map(({ logo, at }, index) => {
			const { x, y, width, height, rotation } = frameInPixels(frameOf(logo), view)
			const image = { type: 'image', href: logo.url, x: -width / 2, y: -height / 2, width, height } as const
			const angle = (rotation * Math.PI) / 180
			const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
			const across = logo.mirrored ? -1 : 1
			const matrix: Matrix = [across * cos, across * sin, -sin, cos, x + width / 2, y + height / 2]
			const method = methodOf(template, config, logoItemId(logo, at))
			const { opacity } = inks[method]
			const attributes = { id: `logo-${logo.id ?? index}`, label: `Logo ${index + 1}`, matrix }
			return { node: group([image], { ...attributes, ...(opacity < 1 && { opacity }) }), method }
		})
}

type ToMeasure = Omit<RenderRequest, 'mode'> & {
	/** Default: all positions of the view. */
	positions?: readonly LetteringPosition[]
}

/** The lettering of one view in the design's cut. */
export function lettersOf({ config, view, packs, positions, ...request }: ToMeasure): LetteringRequest {
	const template = inCut(request.template, config)
	const viewed = viewOf(template, view)
	const resolved = resolveDesign(template, config, 'preview')
	return {
		positions: positions ?? shownLettering(viewed, resolved),
		template,
		config,
		colors: resolved.colors,
		packs,
		pxPerInch: viewed.pxPerInch,
		...mostStacked(viewed),
	}
}

/** Sizes in inches, fit and missing characters of lettering in one view. */
export const measureLettering = (request: ToMeasure): LetteringReport[] => letteringReport(lettersOf(request))

/** Lettering and logos of one view with their methods, in canvas pixels. */
function artParts(request: RenderRequest): ArtPart[] {
	const { template, config, view, mode } = request
	const letters = letteringParts({ ...lettersOf(request), mode })
	return [...letters, ...logoParts(template, config, viewOf(template, view))]
}

/** Lettering and logos of one view, in canvas pixels. */
export const artOf = (request: RenderRequest): SceneNode[] => artParts(request).map(({ node }) => node)

/** The same apart: what has the cloth's surface, and what is sewn on it. */
export function artBySurface(request: RenderRequest): { printed: SceneNode[]; sewn: SceneNode[] } {
	const nodesOf = (isSewn: boolean) =>
		artParts(request).flatMap(({ node, method }) => (inks[method].isSewn === isSewn ? [node] : []))
	return { printed: nodesOf(false), sewn: nodesOf(true) }
}

/** The picture of one view. Pure: the same request gives the same scene in every engine. */
export function renderDesign(request: RenderRequest): Scene {
	const { template, config, view, mode } = request
	const { width, height, pxPerInch } = viewOf(template, view)
	const drawing = template.draw(view, resolveDesign(template, config, mode))
	return {
		width,
		height,
		pxPerInch,
		title: `${template.name}, ${viewInSentence(view)}`,
		nodes: [
			group(drawing.under, { id: 'cloth' }),
			group(artOf(request), { id: 'art' }),
			group(drawing.over, { id: 'folds' }),
		],
	}
}

/** Nodes equal to one before are the same objects as before. */
function keptWhereEqual(before: readonly SceneNode[], nodes: readonly SceneNode[]): SceneNode[] {
	const known = new Map(before.map((node) => [JSON.stringify(node), node]))
	return nodes.map((node) => known.get(JSON.stringify(node)) ?? node)
}

/**
 * The picture with the lettering and logos of another design of the same cloth. What does not change, cloth and logos, stays
 * the same objects.
 */
export const withArtOf = (scene: Scene, request: RenderRequest): Scene => ({
	...scene,
	nodes: scene.nodes.map((node) =>
		node.type === 'group' && node.id === 'art'
			? { ...node, children: keptWhereEqual(node.children, artOf(request)) }
			: node,
	),
})

/** The nodes that `withArtOf` may keep, in canvas pixels. */
export const nodesToKeep = ({ nodes }: Scene): SceneNode[] =>
	nodes.flatMap((node) => (node.type === 'group' && node.id === 'art' ? [...node.children] : [node]))
