// View models of the cart's pages beside the cart itself.

/** A removed line, as the fields of the form that restores it. */
export type UndoLine = {
	words: string
	fields: Record<
		'intent' | 'variant' | 'design' | 'version' | 'playerName' | 'playerNumber' | 'qty' | 'addedAt',
		string
	>
}
