// Messages about comments, for those who have a design's link and for its owner.
import { commentLimits } from './rules/comment-form.ts'

const { perDesign, answers } = commentLimits

export const messages = {
	// To the holder of a link.
	notAdded: 'Your comment was not added',
	added: 'Comment added',
	closed: 'This link takes no comments any more. What you wrote is still here to copy.',
	noPlace: 'This place is not on the garment. Choose another one.',
	designFull: `This design has ${perDesign} comments, which is the most. Tell its designer directly.`,
	tooMany: 'There were many comments from your network. Please try again in an hour.',
	formUsed: 'This form was sent already. Please reload the page and write again.',
	notSent: 'Your comment was not sent. Here is what you wrote, to copy:',
	// To the owner.
	signIn: 'Please sign in to see the comments on your designs',
	notFound: 'This comment does not exist any more.',
	notChanged: 'The comment was not changed',
	answered: 'Answer added',
	resolved: 'Comment marked as resolved',
	reopened: 'Comment opened again',
	deleted: 'Comment deleted',
	answersFull: `A comment has at most ${answers} answers.`,
} as const
