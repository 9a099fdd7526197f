// Operations of a person on their own votes, here on votes and designs that do not exist.
import { randomUUID } from 'node:crypto'
import { isoDate } from '#kit/time.ts'
import * as votes from '#votes/service/manage.server.ts'
import type { Operation } from './operation.ts'

export const voteOperations: readonly Operation[] = [
	{ name: 'myVotes', run: (by) => votes.myVotes(by) },
	{ name: 'newVoteView', run: (by) => votes.newVoteView(by, { query: '', chosenIds: [randomUUID()] }) },
	{
		name: 'createVote',
		run: (by) =>
			votes.createVote(by, {
				key: randomUUID(),
				title: 'Home jersey',
				closesOn: isoDate(by.now),
				showsResult: false,
				designIds: [randomUUID(), randomUUID()],
			}),
	},
	{ name: 'voteForOwner', run: (by) => votes.voteForOwner(by, randomUUID()) },
	{ name: 'closeVote', run: (by) => votes.closeVote(by, randomUUID()) },
	{
		name: 'reopenVote',
		run: (by) => votes.reopenVote(by, { voteId: randomUUID(), closesOn: isoDate(by.now) }),
	},
	{
		name: 'showResult',
		run: (by) => votes.showResult(by, { voteId: randomUUID(), isShown: true }),
	},
	{ name: 'deleteVote', run: (by) => votes.deleteVote(by, randomUUID()) },
]
