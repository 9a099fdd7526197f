// Posts of the blog as staff write them, for tests.
import type { PostInput } from '#shop-settings/rules/posts.ts'

export const postInput = (changed: Partial<PostInput> = {}): PostInput => ({
	slug: 'tape-the-sticks',
	title: 'Tape the sticks before Friday',
	excerpt: 'Two rolls, five minutes, and the whole bench is taped.',
	author: 'Jo Lindqvist, equipment room',
	publishedOn: '2026-11-18',
	category: 'Season',
	image: '',
	body: 'Tape dries overnight.\n\n## What you need\n\n- Cloth tape\n- Wax',
	...changed,
})
