// Messages for a shop that could not answer in time: nothing was done and retrying is safe.

/** Seconds until a retry makes sense, for `Retry-After`. */
export const retryAfterSeconds = 5

export const busyMessages = {
	title: 'The shop is very busy',
	/** A page that was requested. */
	shown: 'We could not show this just now. Try again in a moment.',
	/** A form that was sent. */
	sent: 'We could not finish that just now. Try again in a moment: what you typed is kept.',
	/** A form that was sent and is not repeated on a page: passwords. */
	goBack: 'We could not finish that just now. Go back in a moment and send the form again.',
} as const
