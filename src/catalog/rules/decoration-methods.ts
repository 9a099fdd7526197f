// The decoration methods of a product: those of its garment, or fewer.
import { decorationMethods, type DecorationMethod } from '#garments/template.ts'
import { templateById } from '#garments/templates/index.ts'
import { decorationMethodNames } from '#pricing/rules/decorations.ts'

/** Those that a print area of the garment takes; all for one without print areas, which is decorated by arrangement. */
export function garmentMethods(templateId: string): DecorationMethod[] {
	const areas = templateById(templateId)?.views.flatMap(({ placements }) => placements) ?? []
	const taken = decorationMethods.filter((method) => areas.some(({ methods }) => methods.includes(method)))
	return taken.length > 0 ? taken : [...decorationMethods]
}

/** As a product stores them: undefined when none or all of the garment's are chosen. */
export function chosenMethods(
	templateId: string,
	chosen: readonly DecorationMethod[] | undefined,
): DecorationMethod[] | undefined {
	const possible = garmentMethods(templateId)
	const kept = possible.filter((method) => chosen?.includes(method))
	return kept.length === 0 || kept.length === possible.length ? undefined : kept
}

/** Why a product of the garment cannot take these; undefined when it can. */
export function methodsProblem(
	templateId: string,
	chosen: readonly DecorationMethod[] | undefined,
): string | undefined {
	const possible = garmentMethods(templateId)
	const other = chosen?.find((method) => !possible.includes(method))
	return other && `${decorationMethodNames[other]} is not possible on this garment.`
}

/** 'Screen print, Embroidery'; empty for all of the garment. */
export const methodNames = (methods: readonly DecorationMethod[] | undefined): string =>
	(methods ?? []).map((method) => decorationMethodNames[method]).join(', ')
