// What the use cases of this module refuse.

export const messages = {
	changedMeanwhile:
		'Someone else changed the prices meanwhile. What you typed is kept: check what would change now, then save again.',
	unchanged: 'Nothing is different from the prices that hold now.',
	noVersion: 'These prices do not exist.',
} as const
