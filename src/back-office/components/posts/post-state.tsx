// Whether visitors see a post, and the steps to change that.
import type { PostStatus } from '#shop-settings/states.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Badge } from '#ui/marks.tsx'
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
			<div className="flex flex-wrap items-start gap-3">
				{canChange && (
					<form method="post">
						<Button
							type="submit"
							name="intent"
							value={isPublished ? 'draft' : 'publish'}
							variant={isPublished ? 'outline' : 'primary'}
						>
							{isPublished ? 'Back to a draft' : 'Publish'}
						</Button>
					</form>
				)}
				{isPublished && (
					<ButtonLink href={`/blog/${slug}`} variant="outline">
						See it in the blog
					</ButtonLink>
				)}
				{canChange && (
					<details className="ml-auto">
						<summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-danger hover:underline">
							Delete the post
						</summary>
						<form method="post" className="mt-1 grid gap-2">
							<p className="text-[0.9375rem]">Its page and its text go for good.</p>
							<Button type="submit" name="intent" value="delete" variant="danger">
								Delete for good
							</Button>
						</form>
					</details>
				)}
			</div>
		</Sheet>
	)
}
