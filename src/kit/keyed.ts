/** For lists whose items have no identity but their place. */
export const keyed = <Item>(items: readonly Item[]): { key: string; item: Item }[] =>
	items.map((item, at) => ({ key: `${at}`, item }))
