// Open pages send no React to the browser; a page that needs it says so (docs/decisions/002).

/** Export as `handle` from a route whose page needs React in the browser. */
export const hydrated = { hydrate: true } as const

export const needsReact = (handle: unknown): boolean =>
	typeof handle === 'object' && handle !== null && 'hydrate' in handle && handle.hydrate === true
