// Where a team's logo goes on a proposed design.
import type { Asset } from '#files/schemas.ts'
import type { GlyphPacks } from '#garments/lettering/fonts.ts'
import { frameOf, viewOfLogo } from '#garments/logos.ts'
import { measureLettering } from '#garments/render.ts'
import type { Mark } from '#garments/marks/marks.ts'
import type { DesignConfig } from '#garments/schemas.ts'
import type { GarmentTemplate } from '#garments/template.ts'
import { boundsOf, sharedArea } from '#placement/boxes.ts'
import { isPrintable } from '#placement/print-areas.ts'
import { placementPresets, presetFrame } from './placement-presets.ts'

/** A crest is no picture across the whole garment: the coach makes it one in the builder. */
const tooLarge = ['full-front', 'full-back']

const onFront = ['full-front', 'center-chest']

type Crest = {
	template: GarmentTemplate
	packs: GlyphPacks
	/** An upload, or the art of `mark`. */
	logo: Pick<Asset, 'id' | 'url' | 'width' | 'height'>
	/** The mark of the library that is the logo. */
	mark?: { mark: Mark; name: string }
	/** As large as the front takes it. */
	isLarge?: boolean
}

/**
 * The design with the logo in the first usual place that carries neither letters nor other art; unchanged when the
 * garment has none.
 */
export function withTeamLogo(
	config: DesignConfig,
	{ template, packs, logo, mark, isLarge = false }: Crest,
): DesignConfig {
	const places = placementPresets(template)
		.filter(({ id }) => (isLarge ? onFront.includes(id) : !tooLarge.includes(id)))
		.flatMap((preset) => {
			const view = template.views.find(({ id }) => id === preset.view)
			return view ? { preset, view, frame: presetFrame(preset, logo.width / logo.height, view) } : []
		})
	const place = places.find(({ view, frame }) => {
		const box = boundsOf(frame)
		const letters = measureLettering({ template, config, view: view.id, packs }).map((letter) => letter.box)
		const art = config.logos
			.filter((other) => viewOfLogo(template.views, other) === view)
			.map((other) => boundsOf(frameOf(other)))
		return isPrintable(view, box) && [...letters, ...art].every((other) => sharedArea(other, box) === 0)
	})
	if (!place) return config
	const { preset, view, frame } = place
	const art = mark ? { mark: mark.mark, alt: mark.name } : { assetId: logo.id, alt: 'Team logo' }
	const crest = { id: 'crest', url: logo.url, ...art }
	return {
		...config,
		logos: [...config.logos, { ...crest, placement: preset.placementId, view: view.id, ...frame }],
	}
}
