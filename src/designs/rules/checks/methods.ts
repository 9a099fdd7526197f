// Checks that every decoration can be made by its method: print areas, embroidery, tackle twill.
import type { DecorationMethod } from '#garments/template.ts'
import { decorationLocationNames, decorationMethodNames } from '#pricing/rules/decorations.ts'
import {
	elementsOf,
	furtherDecorations,
	furtherMethods,
	offeredMethods,
	withMethod,
	type Decoration,
	type DesignElement,
} from '../elements.ts'
import { messages } from '../../messages.ts'
import { methodFaults, type ToMake } from '../method-limits.ts'
import type { Check, Checked, Finding, Fix } from './finding.ts'
import { assetOfLogo } from './logos.ts'

type Made = DesignElement & { method: DecorationMethod }

const methodFix = (element: DesignElement, type: DecorationMethod): Fix => ({
	label: `Use ${decorationMethodNames[type].toLowerCase()}`,
	apply: (config) => withMethod(config, element, type),
})

const finding = ({ id, view }: DesignElement, kind: string, message: string): Finding => ({
	id: `${kind}-${id}`,
	severity: 'warning',
	message,
	step: 4,
	view: view.id,
	itemId: id,
})

function placeFinding(element: Made): Finding[] {
	const { methods, method, location, offered, what } = element
	const [other] = methods
	if (methods.includes(method)) return []
	const place = decorationLocationNames[location].toLowerCase()
	if (other === undefined)
		return [{ ...finding(element, 'method', messages.noMethodFor(what, place)), severity: 'strong' }]
	if (!offered.includes(method)) {
		const message = messages.notOfferedFor(what, decorationMethodNames[method])
		return [{ ...finding(element, 'method', message), severity: 'strong', fix: methodFix(element, other) }]
	}
	const message = `${decorationMethodNames[method]} is not possible there (${place}); ${decorationMethodNames[other].toLowerCase()} is.`
	return [{ ...finding(element, 'method', message), fix: methodFix(element, other) }]
}

const findingKinds = { screen: 'screen', embroidery: 'embroidery', tackle_twill: 'twill' } as const

/** An element as the limits of methods judge it, with what is known of its upload. */
export function toMakeOf({ letters, logo, what }: DesignElement, assets: Checked['assets']): ToMake {
	if (letters) return { letters }
	const asset = assetOfLogo(assets, logo)
	return { logo, name: what, inks: asset?.inks, narrowest: asset?.narrowest }
}

/** Suggests printing if the place allows it. */
function limitFindings({ assets }: Checked, element: Made): Finding[] {
	const { method, methods } = element
	return methodFaults(method, toMakeOf(element, assets)).map((message, at) => ({
		...finding(element, `${findingKinds[method]}-${at}`, message),
		...(methods.includes('screen') ? { fix: methodFix(element, 'screen') } : {}),
	}))
}

/** Decorations in words need some; those of older designs may name a location that their garment lacks. */
function furtherFinding({ template, config }: Checked, decoration: Decoration, index: number): Finding[] {
	const { location, type, description } = decoration
	const at = { id: `method-further-${index}`, severity: 'warning', step: 4 } as const
	if (!offeredMethods(config).includes(type))
		return [{ ...at, severity: 'strong', message: messages.notOffered(decorationMethodNames[type]) }]
	if (!furtherMethods(config).includes(type)) return [{ ...at, message: messages.twillOnDyed }]
	if (location === 'custom')
		return description.trim() === ''
			? [{ ...at, message: 'A further decoration has no description: say what it is and where.' }]
			: []
	const placements = template.views.flatMap((view) => view.placements)
	if (placements.some((placement) => placement.location === location)) return []
	const what = `${decorationMethodNames[type]}, ${decorationLocationNames[location].toLowerCase()}`
	return [{ ...at, message: `This garment has no print area for the decoration "${what}".` }]
}

const isMade = (element: DesignElement): element is Made => element.method !== 'sublimation'

export const checkMethods: Check = (design) => [
	...elementsOf(design)
		.filter(isMade)
		.flatMap((element) => [...placeFinding(element), ...limitFindings(design, element)]),
	...furtherDecorations(design.config).flatMap((line, index) => furtherFinding(design, line, index)),
]
