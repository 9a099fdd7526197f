// Designs whose pictures are checked for changes: every garment, version and view, every letter shape, pattern and mode.
// Their logos are in view pixels, as in schema version 1. Pure, so that a browser can draw and hash them too.
import type { LetteringFontId } from '#garments/lettering/fonts.ts'
import { tiledPatterns } from '#garments/patterns/list.ts'
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

const cutId = 'fit'

/** Garments that had a cut for women when their pictures were approved; the cuts of all others have lines of their own. */
const inTwoCuts = [
	'soccer-jersey',
	'soccer-long-sleeve',
	'volleyball-jersey',
	'tee',
	'long-sleeve-tee',
	'polo',
]

/** The choices of a design, with the options that follow each other. */
function stylesOf({ id: garment, styles }: GarmentTemplate, index: number): Record<string, string> {
	const chosen = styles.flatMap(({ id, options }) => {
		if (id !== cutId) return [[id, pick(options, index).id]]
		return inTwoCuts.includes(garment) ? [[id, pick(options.slice(0, 2), index).id]] : []
	})
	return Object.fromEntries(chosen) as Record<string, string>
}

function config(template: GarmentTemplate, index: number, cut?: string): DesignConfig {
	const [primaryColor, secondaryColor] = pick(colorPairs, index)
	// Tiled patterns have tests of their own (`patterns/print.test.ts`).
	const patterns = template.patterns.filter((id) => !tiledPatterns.includes(id))
	const patternId = patterns[index % (patterns.length || 1)]
	const stored = StoredDesign.parse({
		primaryColor,
		secondaryColor,
		teamName: index % 2 === 0 ? 'Wildcats' : 'Lady Hawks',
		playerNumber: String((index * 7) % 100),
		playerName: pick(names, index).slice(0, 20),
		styles: { ...stylesOf(template, index), ...(cut !== undefined && { [cutId]: cut }) },
		pattern: patternId ? { id: patternId, color: secondaryColor, opacity: 0.8 } : undefined,
		lettering: lettering(index),
		logos:
			index % 3 === 0 ? [{ url: '/files/crest.png?size=2&kind="a"', placement: 'chest', rotation: 15 }] : [],
	})
	return readDesign(stored, template)
}

/** The front in each cut but the standard one. */
const inOtherCuts = (template: GarmentTemplate, index: number): GoldenDesign[] =>
	(template.styles.find(({ id }) => id === cutId)?.options ?? []).slice(1).map(({ id: cut }) => ({
		id: `${template.id} ${template.version} front ${cut}`,
		template,
		view: 'front',
		mode: 'preview',
		config: config(template, index, cut),
	}))

/**
 * Every view of every garment in preview mode; one view of each in the other modes and with the next options; the front in
 * every cut.
 */
export function goldenDesigns(): GoldenDesign[] {
	const ids = Object.keys(templates)
	return drawn.flatMap((template) => {
		const index = ids.indexOf(template.id)
		const garment = template.version === 1 ? template.id : `${template.id} ${template.version}`
		const views = viewIds.filter((id) => template.views.some((view) => view.id === id))
		const inViews = views.flatMap((view, turn): GoldenDesign[] => {
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
		return [...inViews, ...inOtherCuts(template, index)]
	})
}
