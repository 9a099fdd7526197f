// Whether a design is legal as the home and as the visiting team's jersey, by the rules of its sport.
import { clearContrast, jerseySides, type JerseyColorRule, type JerseySide } from '#sports/jersey-rules.ts'
import { ruleNote, type RuleFacts } from '#sports/number-rules.ts'
import { recordOf } from '#sports/sports.ts'
import { colorFix, ratioOf, roundedDown } from '../checks/contrast.ts'
import { worstOfSlot, type Checked, type DesignToCheck, type Fix } from '../checks/finding.ts'
import { checkLegalNumber, checkNumberHeight, isGameJersey, isGameWear } from '../checks/numbers.ts'
import { colorName } from '../colors.ts'
import { letteringItems } from '../lettering-items.ts'
import { colorFaults, colorsFix, faultSentence } from './jersey-colors.ts'

/** Why a jersey is not legal, in sentences: what is wrong, and the rule with its source. */
export type LegalityReason = { id: string; message: string; fix?: Fix | undefined }

export type SideLegality = {
	side: JerseySide
	/** The rule of the side's colors, with its source; undefined where the sport has none. */
	colorRule: string | undefined
	/** Empty when the jersey is legal. */
	reasons: LegalityReason[]
}

export type Legality = {
	/** As in "high school football". */
	game: string
	/** Without a number, nothing is known about its height and contrast. */
	hasNumber: boolean
	sides: SideLegality[]
}

/** The level whose rules decide; those of others are findings of the checks. */
const level = 'high school'

const ruled = ({ rule, ...facts }: RuleFacts & { rule: string }) => `${rule}. ${ruleNote(facts)}`

function colorReasons(design: Checked, rule: JerseyColorRule): LegalityReason[] {
	const faults = colorFaults(design, rule)
	if (faults.length === 0) return []
	const message = `${faultSentence(faults)} ${ruled(rule)}`
	return [{ id: `colors-${rule.side}`, message, fix: colorsFix(design, rule) }]
}

function contrastReasons({ items, config, sport }: Checked): LegalityReason[] {
	const rule = recordOf(sport)?.numberContrast
	if (rule?.level !== level) return []
	const numbers = worstOfSlot(
		items.filter(({ slot }) => slot === 'number'),
		ratioOf,
	)
	return numbers.flatMap((item) => {
		const ratio = ratioOf(item)
		if (ratio >= clearContrast) return []
		const what = `The number in ${colorName(item.style.fill)} on ${colorName(item.cloth)} has a contrast of ${roundedDown(ratio)}:1; ${clearContrast}:1 is clear`
		return [{ id: 'number-contrast', message: `${what}. ${ruled(rule)}`, fix: colorFix(item, config) }]
	})
}

/** What breaks the rules of both sides. */
const numberReasons = (design: Checked): LegalityReason[] => [
	...contrastReasons(design),
	...checkNumberHeight(design),
	...checkLegalNumber(design).filter(({ severity }) => severity === 'warning'),
]

/** Undefined for garments that are not worn in games of their sport. Legality never stops a save. */
export function legalityOf(design: DesignToCheck): Legality | undefined {
	const record = recordOf(design.sport)
	if (!record || !isGameWear(design) || !isGameJersey(design.template)) return undefined
	const checked = { ...design, items: letteringItems(design) }
	const numbers = numberReasons(checked)
	const sides = jerseySides.map((side) => {
		const rule = record.jerseyColors.find((known) => known.side === side && known.level === level)
		return {
			side,
			colorRule: rule && ruled(rule),
			reasons: [...(rule ? colorReasons(checked, rule) : []), ...numbers],
		}
	})
	return {
		game: `${level} ${record.name.toLowerCase()}`,
		hasNumber: checked.items.some(({ slot }) => slot === 'number'),
		sides,
	}
}
