// Makes a proposed design pass the checks: applies their own fixes, and tells whether anything is left.
import type { MarkArt } from '#garments/marks/marks.ts'
import type { Asset } from '#files/schemas.ts'
import type { GlyphPacks } from '#garments/lettering/fonts.ts'
import type { DesignConfig } from '#garments/schemas.ts'
import type { GarmentTemplate } from '#garments/template.ts'
import { inCutOf } from '#garments/templates/versions.ts'
import { checkDesign } from '../checks/check-design.ts'
import type { DesignToCheck, Finding } from '../checks/finding.ts'
import { asMade, withDerivedDecorations, withOfferedOnly, type Cloth } from '../elements.ts'

/** What a proposal is made for. */
export type Proposed = {
	/** The newest version of the garment. */
	template: GarmentTemplate
	sport: string
	cloth: Cloth
	packs: GlyphPacks
}

/** Findings are fixed one after the other, because a fix can bring another finding. */
const rounds = 12

/** The specification reminds of the resolution of every logo. */
const isReminder = ({ id }: Finding) => id === 'spec-logos'
const isOpen = (finding: Finding) => finding.severity !== 'info' && !isReminder(finding)

/** The design as its product makes it, ready for the checks. */
export function toCheck(
	config: DesignConfig,
	{ template: newest, sport, cloth, packs }: Proposed,
	art: readonly (Asset | MarkArt)[],
): DesignToCheck {
	const template = inCutOf(newest, config)
	const made = withOfferedOnly(asMade(config, cloth))
	return {
		template,
		config: withDerivedDecorations({ template, config: made, packs }),
		packs,
		assets: Object.fromEntries(art.map((one) => [one.id, one])),
		sport,
	}
}

/** @returns the design after the fixes, and whether it passes all checks */
export function settled(
	config: DesignConfig,
	proposed: Proposed,
	art: readonly (Asset | MarkArt)[],
): { design: DesignToCheck; passes: boolean } {
	let design = toCheck(config, proposed, art)
	for (let round = 0; round < rounds; round += 1) {
		const open = checkDesign(design).filter(isOpen)
		if (open.length === 0) return { design, passes: true }
		const fix = open.find((finding) => finding.fix)?.fix
		if (!fix) return { design, passes: false }
		design = toCheck(fix.apply(design.config), proposed, art)
	}
	return { design, passes: !checkDesign(design).some(isOpen) }
}
