// Designs whose pictures are checked for changes: every garment, version and view, every letter shape, pattern and mode.
// Their logos are in view pixels, as in schema version 1. Pure, so that a browser can draw and hash them too.
import type { LetteringFontId } from '#garments/lettering/fonts.ts'
import { readDesign } from '#garments/saved-design.ts'
import { StoredDesign, type DesignConfig } from '#garments/schemas.ts'
import {
	renderModes,
	viewIds,
	type GarmentTemplate,
	type RenderMode,
	type ViewId,
} from '#garments/template.ts'
import { drawn, templates } from '#garments/templates/index.ts'

export type GoldenDesign = {
	id: string
	template: GarmentTemplate
	view: ViewId
	mode: RenderMode
	config: DesignConfig
}

/** The fonts of the golden pictures: a further font of the shop leaves the pictures as they are. */
const fonts: readonly LetteringFontId[] = [
	'graduate',
	'alfa-slab-one',
	'rokkitt',
	'bevan',
	'bebas-neue',
	'anton',
	'oswald',
	'teko',
	'saira-stencil-one',
	'black-ops-one',
	'squada-one',
	'oleo-script',
]
const shapes = ['straight', 'arch', 'bridge', 'arc'] as const
const colorPairs = [
	['#14284f', '#f2b21b'],
	['#f7f7f5', '#c21a2c'],
	['#17181c', '#e8641b'],
	['#8fc3ea', '#14284f'],
	['#c8f31d', '#43236f'],
] as const
const names = ['O’Brien', 'Núñez', 'Weiß', 'St. John', 'van der Berg-Lindqvist'] as const

const pick = <T>(list: readonly [T, ...T[]] | readonly T[], index: number): T =>
	list[index % list.length] as T

function lettering(index: number): DesignConfig['lettering'] {
	const style = (offset: number) => ({
		font: pick(fonts, index + offset),
		fill: pick(colorPairs, index + 1)[0],
		borders: [
			{ color: pick(colorPairs, index + 2)[1], widthIn: 0.12 },
			{ color: '#f7f7f5', widthIn: 0.08 },
		].slice(0, index % 3),
		shape: pick(shapes, index + offset),
		tracking: (index % 4) * 3,
	})
	return index % 2 === 0 ? undefined : { team: style(0), name: style(1), number: style(2) }
}

function config(template: GarmentTemplate, index: number): DesignConfig {
	const [primaryColor, secondaryColor] = pick(colorPairs, index)
	const patternId = template.patterns[index % (template.patterns.length || 1)]
	const styles = template.styles.map((style) => [style.id, pick(style.options, index).id] as const)
	const stored = StoredDesign.parse({
		primaryColor,
		secondaryColor,
		teamName: index % 2 === 0 ? 'Wildcats' : 'Lady Hawks',
		playerNumber: String((index * 7) % 100),
		playerName: pick(names, index).slice(0, 20),
		styles: Object.fromEntries(styles),
		pattern: patternId ? { id: patternId, color: secondaryColor, opacity: 0.8 } : undefined,
		lettering: lettering(index),
		logos:
			index % 3 === 0 ? [{ url: '/files/crest.png?size=2&kind="a"', placement: 'chest', rotation: 15 }] : [],
	})
	return readDesign(stored, template)
}

/** Every view of every garment in preview mode; one view of each in the other modes and with the next options. */
export function goldenDesigns(): GoldenDesign[] {
	const ids = Object.keys(templates)
	return drawn.flatMap((template) => {
		const index = ids.indexOf(template.id)
		const garment = template.version === 1 ? template.id : `${template.id} ${template.version}`
		const views = viewIds.filter((id) => template.views.some((view) => view.id === id))
		return views.flatMap((view, turn): GoldenDesign[] => {
			const mode = renderModes[(index + turn + 1) % renderModes.length] ?? 'thumb'
			const design = (name: RenderMode, step: number): GoldenDesign => ({
				id: `${garment} ${view} ${name} ${step}`,
				template,
				view,
				mode: name,
				config: config(template, step),
			})
			return [design('preview', index), design(mode, index + turn + 1)]
		})
	})
}
