// Which files of the elements a document names.

type Part = 'on-product' | 'on-list' | 'on-colors' | 'few-pages'

/** Addresses of the elements' files. In development there is only `main`, and it imports the others. */
export type ElementScripts = { main: readonly string[] } & { [Name in Part]?: readonly string[] }

/**
 * Parts that the first action on a page may need, by the id of its route. Named in the document they are there as soon as
 * `main` is; imported by it alone, as on any other page, they would be asked for when it runs.
 */
const partsOfRoute: readonly (readonly [Part, RegExp])[] = [
	['on-product', /^catalog\/routes\/product$/],
	['on-list', /^(?:catalog\/routes\/(?:sport-products|collection$|builder-)|search\/routes\/search$)/],
	['on-colors', /^(?:storefront\/routes\/home|designs\/routes\/gallery|bulk-orders\/routes\/portal)$/],
	['few-pages', /^(?!(?:api|catalog|search|storefront)\/|designs\/routes\/gallery$|portals\/routes\/team$)/],
]

/** The addresses for a page's head. @param routes ids of the page's routes below the root */
export function scriptsOf(routes: readonly string[], scripts: ElementScripts): string[] {
	const parts = partsOfRoute.filter(([, pattern]) => routes.some((id) => pattern.test(id)))
	return [...scripts.main, ...parts.flatMap(([name]) => scripts[name] ?? [])]
}
