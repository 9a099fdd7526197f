// Messages about votes, for their owners and for voters.
import { formatLongDay } from '#kit/time.ts'
import { voteLimits } from './rules/vote.ts'

const { fewest, most, votes, daysOpen } = voteLimits

export const messages = {
	signIn: 'Please sign in to see your votes',
	notFound: 'This vote does not exist.',
	linkNotFound: 'This link does not open a vote. It may have been deleted.',
	titleRequired: 'Enter a title, such as “Home jersey 2027”.',
	dayRequired: 'Enter the last day of voting.',
	dayOutside: (first: string, last: string) =>
		`Choose a day from ${formatLongDay(first)} to ${formatLongDay(last)}: a vote is open for up to ${daysOpen} days.`,
	howMany: `Choose ${fewest} to ${most} designs.`,
	tooMany: `Choose at most ${most} designs.`,
	designGone: 'One of these designs can no longer be chosen. Please choose again.',
	formUsed: 'This form was sent already. Please open it again.',
	tooManyVotes: `You have ${votes} votes. Delete one first.`,
	notCreated: 'The vote was not created',
	notChanged: 'The vote was not changed',
	closedAlready: 'This vote is closed already.',
	openAlready: 'This vote is open already.',
	created: 'Vote created: send its link now',
	closed: 'Vote closed',
	reopened: 'Vote opened again',
	shown: 'Voters see the result now',
	hidden: 'Voters see the result after the vote closes',
	deleted: 'Vote deleted',
	// To voters.
	notCounted: 'Your vote was not counted',
	counted: 'Your vote is counted',
	chooseOne: 'Choose a design to vote for.',
	over: 'This vote is closed.',
	noCookie:
		'Your browser did not send its cookie, which counts one vote per device. Allow cookies and try again.',
	tooManyBallots: 'There were many votes from your network. Please try again in an hour.',
} as const
