// Which of a person's portals a design is priced for.

export type DesignAsked = {
	/** Null for an unsaved design. */
	designId: string | null
	/** A portal's id, empty for none; undefined until the designer chooses. */
	chosen: string | undefined
}

/** The entries of the portals' catalogs with the design's product. */
export type Listed = { portalId: string; designId: string | null }

const onlyOne = (ids: readonly string[]): string | undefined => {
	const distinct = [...new Set(ids)]
	return distinct.length === 1 ? distinct[0] : undefined
}

/** The chosen portal; without a choice the only one, else the only one whose catalog has the design or the product. */
export function teamOfDesign(
	own: readonly string[],
	listed: readonly Listed[],
	{ designId, chosen }: DesignAsked,
): string | null {
	if (chosen === '') return null
	if (chosen !== undefined && own.includes(chosen)) return chosen
	const withDesign = listed.filter((item) => designId !== null && item.designId === designId)
	const portalsOf = (items: readonly Listed[]) => items.map(({ portalId }) => portalId)
	return onlyOne(own) ?? onlyOne(portalsOf(withDesign)) ?? onlyOne(portalsOf(listed)) ?? null
}
