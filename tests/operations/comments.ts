// Operations of a person on the comments of their own designs, here on designs that do not exist.
import { randomUUID } from 'node:crypto'
import * as comments from '#comments/service/manage.server.ts'
import type { Operation } from './operation.ts'

const comment = () => ({ designId: randomUUID(), commentId: randomUUID() })

export const commentOperations: readonly Operation[] = [
	{
		name: 'commentsForOwner',
		run: (by) => comments.commentsForOwner(by, { designId: randomUUID(), version: null }),
	},
	{
		name: 'answerComment',
		run: (by) => comments.answerComment(by, { ...comment(), answer: { key: randomUUID(), text: 'Yes' } }),
	},
	{
		name: 'resolveComment',
		run: (by) => comments.resolveComment(by, { ...comment(), isResolved: true }),
	},
	{ name: 'deleteComment', run: (by) => comments.deleteComment(by, comment()) },
]
