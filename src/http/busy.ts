// What people are told when the shop could not answer in time: nothing was done, and trying again is right.

/** Seconds after which another try makes sense, for `Retry-After`. */
export const retryAfterSeconds = 5

export const busyMessages = {
	title: 'The shop is very busy',
	/** A page that was only asked for. */
	shown: 'We could not show this just now. Try again in a moment.',
	/** Something that was sent. */
	sent: 'We could not finish that just now. Try again in a moment: what you typed is kept.',
	/** Something that was sent and is not repeated on a page: passwords. */
	goBack: 'We could not finish that just now. Go back in a moment and send the form again.',
} as const
