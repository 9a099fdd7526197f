// Checks that a number is legal in its sport, and large enough.
import { withHeight } from '#garments/lettering/places.ts'
import type { DesignConfig } from '#garments/schemas.ts'
import { isSideView, viewInSentence, type GarmentTemplate } from '#garments/template.ts'
import { toInches } from '#placement/units.ts'
import { ruleNote, type NumberHeightRule, type SleeveNumberRule } from '#sports/number-rules.ts'
import { brokenNumberRules, rosterClashes } from '#sports/roster-numbers.ts'
import { recordOf } from '#sports/sports.ts'
import { furtherDecorations } from '../elements.ts'
import type { LetteringItem } from '../lettering-items.ts'
import type { Check, Checked, Finding } from './finding.ts'

/** The rules apply only to garments worn in games of their own sport. */
export const isGameWear = ({ template, sport }: Pick<Checked, 'template' | 'sport'>) =>
	template.sport === sport

export const checkLegalNumber: Check = (design) => {
	const number = design.config.playerNumber.trim()
	if (number === '' || !isGameWear(design)) return []
	return brokenNumberRules(design.sport, number).map((rule) => ({
		id: `number-${design.sport}-${rule.id}`,
		severity: rule.level === 'high school' ? 'warning' : 'info',
		message: `Number ${number} is not legal in ${rule.level} ${design.sport}. ${rule.rule}. ${ruleNote(rule)}`,
		step: 3,
	}))
}

export type RosterFinding = { numbers: string[]; message: string }

/** Findings about the numbers of a whole roster; a single design has only one number. */
export const checkRosterNumbers = (sport: string, numbers: readonly string[]): RosterFinding[] =>
	rosterClashes(sport, numbers).map(({ rule, numbers: clashing }) => ({
		numbers: clashing,
		message: `${rule.rule} (${clashing.join(', ')}). ${ruleNote(rule)}`,
	}))

/** Pinnies are practice wear without a rule for number height. */
export const isGameJersey = ({ kind, id }: GarmentTemplate) => kind === 'jersey' && id !== 'pinnie'

const tolerance = 0.05

const heightMessage = (item: LetteringItem, rule: NumberHeightRule, sport: string) =>
	`The ${rule.view} number is ${item.heightIn.toFixed(1)} in high; ${rule.level} ${sport} asks for at least ${rule.minIn} in. ${ruleNote(rule)}`

const proposedIn = ({ position, view }: LetteringItem) => toInches(position.capHeight, view)

type Ruled = { item: LetteringItem; rule: NumberHeightRule }

/** Undefined if the garment's own height is legal, else the minimum height of the rule. */
const legalHeightIn = ({ item, rule }: Ruled) =>
	proposedIn(item) >= rule.minIn - tolerance ? undefined : rule.minIn

/** One click fixes front and back: all numbers that are too low become legal. */
function heightFix(clicked: Ruled, numbers: readonly Ruled[], views: GarmentTemplate['views']) {
	const { item } = clicked
	if (item.report?.lowered) return undefined
	const low = numbers.filter((each) => each.item.heightIn < each.rule.minIn - tolerance)
	const heightIn = legalHeightIn(clicked) ?? proposedIn(item)
	return {
		label: `Make it ${Math.round(heightIn * 10) / 10} in`,
		apply: (config: DesignConfig) =>
			low.reduce(
				(current, each) =>
					withHeight(current, { slot: 'number', view: each.item.view.id, views }, legalHeightIn(each)),
				config,
			),
	}
}

export const checkNumberHeight: Check = (design) => {
	if (!isGameWear(design) || !isGameJersey(design.template)) return []
	const rules: readonly NumberHeightRule[] = recordOf(design.sport)?.numberHeights ?? []
	const numbers = rules.flatMap((rule) => {
		const item = design.items.find(({ slot, view }) => slot === 'number' && view.id === rule.view)
		return item ? [{ item, rule }] : []
	})
	return numbers.flatMap(({ item, rule }): Finding[] => {
		if (item.heightIn >= rule.minIn - tolerance) return []
		const fix = heightFix({ item, rule }, numbers, design.template.views)
		return [
			{
				id: `number-height-${rule.view}`,
				severity: 'warning',
				message: heightMessage(item, rule, design.sport),
				step: 3,
				view: item.view.id,
				itemId: item.id,
				...(fix ? { fix } : {}),
			},
		]
	})
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** The style of a template that puts numbers on sleeves, and its option for the sleeve itself. */
const onSleeves = { style: 'sleeveNumbers', option: 'sleeve' } as const

function lowSleeveNumbers({ items, sport }: Checked, rule: SleeveNumberRule): Finding[] {
	const numbers = items.filter(({ slot, view }) => slot === 'number' && isSideView(view.id))
	return numbers.flatMap((item): Finding[] => {
		if (item.heightIn >= rule.minIn - tolerance) return []
		const at = viewInSentence(item.view.id)
		return [
			{
				id: `number-height-${item.view.id}`,
				severity: 'warning',
				message: `The number on the ${at} is ${item.heightIn.toFixed(1)} in high; ${rule.level} ${sport} asks for at least ${rule.minIn} in on the sleeves. ${ruleNote(rule)}`,
				step: 3,
				view: item.view.id,
				itemId: item.id,
			},
		]
	})
}

/** Some sports require numbers on both sleeves. */
export const checkSleeveNumbers: Check = (design) => {
	const rule = recordOf(design.sport)?.sleeveNumbers
	if (!rule || !isGameWear(design) || !isGameJersey(design.template)) return []
	if (design.config.playerNumber.trim() === '') return []
	const isArranged = furtherDecorations(design.config).some(
		({ location, description }) => location === 'sleeve' || /sleeve/i.test(description),
	)
	if (isArranged) return []
	const { styles } = design.template
	const canDraw = styles.some(({ id }) => id === onSleeves.style)
	const drawnOnes = design.items.some(({ slot, view }) => slot === 'number' && isSideView(view.id))
	if (drawnOnes) return lowSleeveNumbers(design, rule)
	const advice = canDraw ? 'choose sleeve numbers' : 'add them as a further decoration'
	const fix: Finding['fix'] = canDraw
		? {
				label: 'Put it on the sleeves',
				apply: (config) => ({
					...config,
					styles: { ...config.styles, [onSleeves.style]: onSleeves.option },
				}),
			}
		: undefined
	return [
		{
			id: 'number-sleeves',
			severity: 'info',
			message: `${capitalized(rule.level)} ${design.sport} asks for the number on both sleeves as well, at least ${rule.minIn} in high; ${advice}. ${ruleNote(rule)}`,
			step: canDraw ? 3 : 4,
			...(fix && { fix }),
		},
	]
}
