/** JSON that can stand inside a script element: nothing in a product's name can end the element. */
export const safeJson = (data: unknown): string =>
	JSON.stringify(data)
		.replaceAll('<', '\\u003c')
		.replaceAll('\u2028', '\\u2028')
		.replaceAll('\u2029', '\\u2029')

/** Facts in schema.org's words, for search engines. `data` may be one thing or a list. */
export function StructuredData({ data }: { data: object }) {
	return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: safeJson(data) }} />
}
