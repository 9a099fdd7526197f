// Is the number legal in its sport, and large enough.
import { withHeight } from '#garments/lettering/places.ts'
import type { DesignConfig } from '#garments/schemas.ts'
import type { GarmentTemplate } from '#garments/template.ts'
import { toInches } from '#placement/units.ts'
import type { LetteringItem } from '../suggest/lettering-items.ts'
import type { Check, Checked, Finding } from './finding.ts'
import {
	numberHeightRules,
	numberRules,
	rosterRules,
	ruleNote,
	type NumberHeightRule,
} from './number-rules.ts'

/** The rules are about what is worn in games of the garment's own sport. */
const isGameWear = ({ template, sport }: Pick<Checked, 'template' | 'sport'>) => template.sport === sport

export const checkLegalNumber: Check = (design) => {
	const number = design.config.playerNumber.trim()
	if (number === '' || !isGameWear(design)) return []
	return numberRules
		.filter(({ sport, test }) => sport === design.sport && !test(number))
		.map((rule) => ({
			id: `number-${rule.id}`,
			severity: rule.level === 'high school' ? 'warning' : 'info',
			message: `Number ${number} is not legal in ${rule.level} ${rule.sport}. ${rule.rule}. ${ruleNote(rule)}`,
			step: 3,
		}))
}

export type RosterFinding = { numbers: string[]; message: string }

/** What a team's numbers may not be together in this sport; for rosters, where a design has one number only. */
export const checkRosterNumbers = (sport: string, numbers: readonly string[]): RosterFinding[] =>
	rosterRules
		.filter((rule) => rule.sport === sport)
		.flatMap((rule) => {
			const clashing = rule.clashing(numbers.filter((number) => number !== ''))
			if (clashing.length === 0) return []
			return [{ numbers: clashing, message: `${rule.rule} (${clashing.join(', ')}). ${ruleNote(rule)}` }]
		})

/** Pinnies are worn to practice, where no rule asks for a height. */
const isGameJersey = ({ kind, id }: GarmentTemplate) => kind === 'jersey' && id !== 'pinnie'

const tolerance = 0.05

const heightMessage = (item: LetteringItem, rule: NumberHeightRule) =>
	`The ${rule.view} number is ${item.heightIn.toFixed(1)} in high; ${rule.level} ${rule.sport} asks for at least ${rule.minIn} in. ${ruleNote(rule)}`

const proposedIn = ({ spot, view }: LetteringItem) => toInches(spot.capHeight, view)

type Ruled = { item: LetteringItem; rule: NumberHeightRule }

/** Undefined where the garment's own height is legal; else the height of the rule. */
const legalHeightIn = ({ item, rule }: Ruled) =>
	proposedIn(item) >= rule.minIn - tolerance ? undefined : rule.minIn

/** One click serves front and back: all numbers that are too low become legal. */
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
	const numbers = numberHeightRules.flatMap((rule) => {
		if (rule.sport !== design.sport) return []
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
				message: heightMessage(item, rule),
				step: 3,
				view: item.view.id,
				itemId: item.id,
				...(fix ? { fix } : {}),
			},
		]
	})
}

/** High school hockey wants the number on both sleeves as well, which the drawing does not show. */
export const checkSleeveNumbers: Check = (design) => {
	if (design.sport !== 'hockey' || !isGameWear(design) || !isGameJersey(design.template)) return []
	if (design.config.playerNumber.trim() === '') return []
	if (design.config.decorations.some(({ location }) => location === 'sleeve')) return []
	const rule = { source: 'NFHS Ice Hockey Rules 2-1-2', from: '2016' }
	return [
		{
			id: 'number-sleeves',
			severity: 'info',
			message: `High school hockey asks for the number on both sleeves as well, at least 4 in high; add a sleeve decoration. ${ruleNote(rule)}`,
			step: 4,
		},
	]
}
