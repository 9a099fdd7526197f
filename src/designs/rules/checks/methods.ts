// Checks that each decoration can be made by its method: embroidery, tackle twill, print area limits.
import { frameOf } from '#garments/logos.ts'
import type { DecorationMethod } from '#garments/template.ts'
import { boundsOf } from '#placement/boxes.ts'
import { areaOf } from '#placement/print-areas.ts'
import { decorationLocationNames, decorationMethodNames } from '#pricing/rules/design.ts'
import { minTwillLetterIn, type Decoration } from '../suggest/decorations.ts'
import { slotNames, type LetteringItem } from '../suggest/lettering-items.ts'
import type { Check, Checked, Finding, Fix } from './finding.ts'
import { placedLogos, type PlacedLogo } from './logos.ts'

/** A decoration with its content and the methods its location allows. */
type Work = {
	decoration: Decoration
	/** Identifies the decoration from one check to the next. */
	key: string
	letters: LetteringItem | undefined
	logo: PlacedLogo | undefined
	/** Undefined for an unknown location; empty if the garment has no such location. */
	allowed: readonly DecorationMethod[] | undefined
}

function allowedMethods({ template }: Checked, decoration: Decoration, logo: PlacedLogo | undefined) {
	if (logo) return areaOf(logo.view, boundsOf(frameOf(logo.logo)))?.methods
	if (decoration.location === 'custom') return undefined
	const placements = template.views.flatMap((view) => view.placements)
	return placements
		.filter(({ location }) => location === decoration.location)
		.flatMap(({ methods }) => methods)
}

function works(design: Checked): Work[] {
	const logos = placedLogos(design)
	return design.config.decorations.map((decoration, index) => {
		const logo = logos.find(({ id }) => id === decoration.itemId)
		const letters = design.items.find(({ id }) => id === decoration.itemId)
		const allowed = letters ? undefined : allowedMethods(design, decoration, logo)
		return { decoration, key: decoration.itemId ?? String(index), letters, logo, allowed }
	})
}

const methodFix = ({ decoration, key }: Work, type: DecorationMethod): Fix => ({
	label: `Use ${decorationMethodNames[type].toLowerCase()}`,
	apply: (config) => ({
		...config,
		decorations: config.decorations.map((other, index) =>
			(other.itemId ?? String(index)) === key && other.location === decoration.location
				? { ...other, type }
				: other,
		),
	}),
})

/** Suggests printing if the location allows it. */
const printInstead = (work: Work): { fix?: Fix } =>
	work.allowed === undefined || work.allowed.includes('screen') ? { fix: methodFix(work, 'screen') } : {}

function finding(work: Work, kind: string, message: string): Finding {
	const view = work.logo?.view.id ?? work.letters?.view.id
	const { itemId } = work.decoration
	return {
		id: `${kind}-${work.key}`,
		severity: 'warning',
		message,
		step: 4,
		...(view ? { view } : {}),
		...(itemId === undefined ? {} : { itemId }),
	}
}

export const checkMethods: Check = (design) =>
	works(design).flatMap((work): Finding[] => {
		const { decoration, allowed } = work
		if (allowed === undefined || allowed.includes(decoration.type)) return []
		const method = decorationMethodNames[decoration.type]
		const place = decorationLocationNames[decoration.location].toLowerCase()
		const other = allowed[0]
		if (!other) {
			return [
				finding(work, 'method', `This garment has no print area for the decoration "${method}, ${place}".`),
			]
		}
		const message = `${method} is not possible there (${place}); ${decorationMethodNames[other].toLowerCase()} is.`
		return [{ ...finding(work, 'method', message), fix: methodFix(work, other) }]
	})

/** Embroidery limits on which the guides of several digitizers agree. */
const embroidery = { minCapitalIn: 0.25, maxThreads: 12, maxAreaSqIn: 40 }

function embroideryFaults({ letters, logo }: Work): string[] {
	if (letters) {
		const { slot, heightIn } = letters
		if (heightIn >= embroidery.minCapitalIn) return []
		return [`${slotNames[slot]}: ${heightIn.toFixed(2)} in is too small to embroider; capitals need 0.25 in.`]
	}
	if (!logo) return []
	const inks = logo.asset?.inks.length ?? 0
	const area = logo.logo.width * logo.logo.height
	return [
		...(inks > embroidery.maxThreads
			? [`${logo.name} has ${inks} colors; embroidery takes ${embroidery.maxThreads} threads.`]
			: []),
		...(area > embroidery.maxAreaSqIn
			? [
					`${logo.name} covers ${Math.round(area)} sq in; over ${embroidery.maxAreaSqIn} sq in embroidery gets stiff and puckers.`,
				]
			: []),
	]
}

export const checkEmbroidery: Check = (design) =>
	works(design)
		.filter(({ decoration }) => decoration.type === 'embroidery')
		.flatMap((work) =>
			embroideryFaults(work).map((message, at) => ({
				...finding(work, `embroidery-${at}`, message),
				...printInstead(work),
			})),
		)

/** Maximum layers of twill, and the number of inks from which art is more likely shaded than flat. */
const twill = { maxLayers: 3, maxInks: 6 }

function twillFaults({ letters, logo }: Work): string[] {
	if (letters) {
		const name = slotNames[letters.slot]
		const layers = 1 + letters.style.borders.length
		return [
			...(layers > twill.maxLayers
				? [`${name}: ${layers} layers of twill are too thick; 3 are the limit.`]
				: []),
			...(letters.heightIn < minTwillLetterIn
				? [
						`${name}: letters ${letters.heightIn.toFixed(1)} in high have strokes under 0.25 in, too thin to cut from twill.`,
					]
				: []),
		]
	}
	const inks = logo?.asset?.inks.length ?? 0
	if (!logo || inks <= twill.maxLayers) return []
	return inks > twill.maxInks
		? [
				`${logo.name} has ${inks} colors, so it looks shaded; twill is cut from plain cloth and shows no gradients.`,
			]
		: [`${logo.name} has ${inks} colors; twill is sewn from at most ${twill.maxLayers} layers.`]
}

export const checkTwill: Check = (design) =>
	works(design)
		.filter(({ decoration }) => decoration.type === 'tackle_twill')
		.flatMap((work) =>
			twillFaults(work).map((message, at) => ({
				...finding(work, `twill-${at}`, message),
				...printInstead(work),
			})),
		)
