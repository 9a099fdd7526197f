// Route handles: open pages send no React to the browser (docs/decisions/002); a page that needs it declares so.

/** Export as `handle` from a route whose page needs React in the browser. */
export const hydrated = { hydrate: true } as const

/** For a page that fills the whole window and has its own header: no site header or footer. */
export const ownFrame = { hydrate: true, ownFrame: true } as const

/** Spread into the `handle` of a page with a bar at the bottom: toasts and focused elements stay clear of it. */
export const bottomBar = { bottomBar: true } as const

/** Spread into the `handle` of a page that has translations and no switch of languages of its own: the phone's menu and the footer have one. */
export const inLanguages = { inLanguages: true } as const

export const hasFrameSwitch = (handle: unknown): boolean =>
	typeof handle === 'object' && handle !== null && 'inLanguages' in handle && handle.inLanguages === true

export const hasBottomBar = (handle: unknown): boolean =>
	typeof handle === 'object' && handle !== null && 'bottomBar' in handle && handle.bottomBar === true

export const hasOwnFrame = (handle: unknown): boolean =>
	typeof handle === 'object' && handle !== null && 'ownFrame' in handle && handle.ownFrame === true

export const needsReact = (handle: unknown): boolean =>
	typeof handle === 'object' && handle !== null && 'hydrate' in handle && handle.hydrate === true

/**
 * Data of a page that sends no React. Its properties are not enumerable, so the router serializes nothing for the
 * browser. Read them by name: a spread copies nothing.
 */
export function serverOnly<Data extends object>(data: Data): Data {
	const names = Object.keys(data)
	// Cast: the same names and values, not enumerable.
	return Object.defineProperties(
		{},
		Object.fromEntries(names.map((name) => [name, { value: Reflect.get(data, name), enumerable: false }])),
	) as Data
}
