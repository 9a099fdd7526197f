// The methods that a save refuses: those that the product does not take and the design did not have before.
import type { DesignConfig } from '#garments/schemas.ts'
import { decorationLocationNames, decorationMethodNames } from '#pricing/rules/decorations.ts'
import { messages } from '../messages.ts'
import { furtherDecorations, furtherMethods, offeredMethods, type DesignElement } from './elements.ts'

function furtherRefusal(config: DesignConfig, before: DesignConfig | null): string | undefined {
	const had = (before ? furtherDecorations(before) : []).map(({ type }) => type)
	const methods = [...furtherMethods(config), ...had]
	const other = furtherDecorations(config).find(({ type }) => !methods.includes(type))
	if (!other) return undefined
	return offeredMethods(config).includes(other.type)
		? messages.twillOnDyed
		: messages.notOffered(decorationMethodNames[other.type])
}

/** @param elements of the config; @returns why it cannot be saved, undefined when it can */
export function methodRefusal(
	config: DesignConfig,
	elements: readonly DesignElement[],
	before: DesignConfig | null,
): string | undefined {
	const isHad = ({ id, method }: DesignElement) =>
		before?.decorations.some(({ itemId, type }) => itemId === id && type === method)
	for (const element of elements) {
		const { what, location, method, methods, offered } = element
		if (method === 'sublimation' || offered.includes(method) || isHad(element)) continue
		return methods.length === 0
			? messages.noMethodFor(what, decorationLocationNames[location])
			: messages.notOfferedFor(what, decorationMethodNames[method])
	}
	return furtherRefusal(config, before)
}
