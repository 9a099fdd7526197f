// What a page says of itself: open pages send no React to the browser (docs/decisions/002), one that needs it says so.

/** Export as `handle` from a route whose page needs React in the browser. */
export const hydrated = { hydrate: true } as const

/** For a page that fills the whole window and brings a head of its own: no header and no footer around it. */
export const ownFrame = { hydrate: true, ownFrame: true } as const

/** Spread into the `handle` of a page with a bar at the bottom of the screen: toasts and what has the focus stay clear. */
export const bottomBar = { bottomBar: true } as const

export const hasBottomBar = (handle: unknown): boolean =>
	typeof handle === 'object' && handle !== null && 'bottomBar' in handle && handle.bottomBar === true

export const hasOwnFrame = (handle: unknown): boolean =>
	typeof handle === 'object' && handle !== null && 'ownFrame' in handle && handle.ownFrame === true

export const needsReact = (handle: unknown): boolean =>
	typeof handle === 'object' && handle !== null && 'hydrate' in handle && handle.hydrate === true

/**
 * Data of a page that sends no React: the page reads it as usual, but the router, which packs all it can list for the
 * browser and here would throw the parcel away, finds nothing to pack. Read it by name: a spread copies nothing.
 */
export function serverOnly<Data extends object>(data: Data): Data {
	const names = Object.keys(data)
	// Cast: the same names and values, only not listed.
	return Object.defineProperties(
		{},
		Object.fromEntries(names.map((name) => [name, { value: Reflect.get(data, name), enumerable: false }])),
	) as Data
}
