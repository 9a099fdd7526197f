// The team's name on a proposed design.
import { slotText } from '#garments/lettering/defaults.ts'
import type { GlyphPacks } from '#garments/lettering/fonts.ts'
import { measureLettering } from '#garments/render.ts'
import type { DesignConfig } from '#garments/schemas.ts'
import type { GarmentKind, GarmentTemplate } from '#garments/template.ts'
import { sharedArea } from '#placement/boxes.ts'

/** Garments that teams wear their name on. */
const tops: readonly GarmentKind[] = ['jersey', 'hoodie', 'tee']

type Named = {
	template: GarmentTemplate
	/** Also the fonts of the team's name. */
	packs: GlyphPacks
	teamName: string
}

/** The design of a top with the team's name, unless it prints one or the name would lie on other letters. */
export function withTeamName(config: DesignConfig, { template, packs, teamName }: Named): DesignConfig {
	if (slotText(config, 'team') !== '' || !tops.includes(template.kind)) return config
	const named = { ...config, teamName }
	const isFree = template.views.every(({ id: view }) => {
		const letters = measureLettering({ template, config: named, view, packs })
		const [own, others] = [true, false].map((isTeam) =>
			letters.filter(({ slot }) => (slot === 'team') === isTeam),
		)
		return own?.every(({ box }) => others?.every((other) => sharedArea(other.box, box) === 0))
	})
	return isFree ? named : config
}
