// Whether visitors see a post, and the steps to change that.
import type { PostStatus } from '#shop-settings/states.ts'
import { Badge } from '#ui/marks.tsx'
import { PublishSteps } from '../publish-steps.tsx'
import { Sheet } from '../records.tsx'

export const PostBadge = ({ status }: { status: PostStatus }) => (
	<Badge tone={status === 'published' ? 'success' : 'warning'}>
		{status === 'published' ? 'Published' : 'Draft'}
	</Badge>
)

type StateProps = { post: { slug: string; status: PostStatus }; canChange: boolean }

export function PostState({ post: { slug, status }, canChange }: StateProps) {
	const isPublished = status === 'published'
	return (
		<Sheet
			title={isPublished ? 'Published' : 'Draft'}
			intro={
				isPublished
					? 'Visitors read it in the blog, find it in the search, and search engines list it.'
					: 'Only staff sees it. Save your changes before you publish it.'
			}
		>
			<PublishSteps
				isPublished={isPublished}
				canChange={canChange}
				page={{ href: `/blog/${slug}`, label: 'See it in the blog' }}
				deletes={{ what: 'post', warning: 'Its page and its text go for good.' }}
			/>
		</Sheet>
	)
}
