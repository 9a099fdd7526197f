// What a proposed design is and why, in one sentence.
import { patternName } from '#garments/patterns/list.ts'
import { resolveDesign } from '#garments/render.ts'
import { slotNames } from '#garments/template.ts'
import type { JerseyColorRule } from '#sports/jersey-rules.ts'
import { ratioOf, roundedDown } from '../checks/contrast.ts'
import { worstOfSlot, type DesignToCheck } from '../checks/finding.ts'
import { colorName } from '../colors.ts'
import { elementsOf } from '../elements.ts'
import { letteringItems } from '../lettering-items.ts'
import type { SchoolName } from './school-name.ts'

type Facts = {
	rule: JerseyColorRule | undefined
	school: SchoolName
	/** Name of the mark or logo; undefined without art. */
	art: string | undefined
}

const named = (hex: string) => colorName(hex).replace('close to ', '')

/** The contrast of the number, else of the name. */
function contrastPart(design: DesignToCheck): string[] {
	const worst = worstOfSlot(letteringItems(design), ratioOf)
	const item = worst.find(({ slot }) => slot === 'number') ?? worst[0]
	if (!item) return []
	const what = slotNames[item.slot].toLowerCase()
	return [`the ${what} in ${named(item.style.fill)} has a contrast of ${roundedDown(ratioOf(item))}:1`]
}

/** The art with the reason for a mark, and where it is. */
function artPart(design: DesignToCheck, { art, school }: Facts): string[] {
	if (art === undefined) return []
	const what = art === 'your logo' || school.nickname === '' ? art : `${art} for the ${school.nickname}`
	const place = elementsOf(design).find(({ logo }) => logo)?.placement?.name
	return [place ? `${what} (${place.toLowerCase()})` : what]
}

const sideWords = { home: 'legal at home', away: 'legal away' } as const

function rulePart({ rule }: Facts): string[] {
	return rule ? [`${sideWords[rule.side]} by ${rule.source}, as of ${rule.from}`] : []
}

export function proposalReason(design: DesignToCheck, facts: Facts): string {
	const { template, config } = design
	const { colors, pattern } = resolveDesign(template, config, 'thumb')
	const cloth = colors.body ?? config.primaryColor
	const printed = pattern && pattern.id !== 'none' ? [`${patternName(pattern.id).toLowerCase()} dyed in`] : []
	const parts = [...printed, ...contrastPart(design), ...artPart(design, facts), ...rulePart(facts)]
	return `${[named(cloth), ...parts].join(', ')}.`
}
