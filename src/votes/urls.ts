// Addresses of votes.
import { votesUrl } from '#designs/urls.ts'

export { votesUrl }
export const newVoteUrl = `${votesUrl}/new`

/** A vote for its owner. */
export const voteResultUrl = (voteId: string): string => `${votesUrl}/${voteId}`

/** The link for voters. */
export const voteUrl = (token: string): string => `/vote/${token}`

export const sides = ['front', 'back'] as const
export type Side = (typeof sides)[number]

/** A design of the vote, for anyone with the link. */
export const votePictureUrl = (token: string, position: number, side: Side): string =>
	`${voteUrl(token)}/pictures/${position}/${side}.webp`

/** The picture that other sites show beside the link. */
export const voteCardUrl = (token: string): string => `${voteUrl(token)}/card.png`
