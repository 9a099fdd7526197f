import { formatLongDay } from '#kit/time.ts'
import { Picture } from '#pictures/components/picture.tsx'
import { Badge } from '#ui/marks.tsx'
import type { PostSummary } from '../../views.ts'

/** Author, date and reading time. */
export const Byline = ({ post, className = '' }: { post: PostSummary; className?: string }) => (
	<p className={`text-sm ${className}`}>
		{post.author} · <time dateTime={post.date}>{formatLongDay(post.date)}</time> · {post.minutesToRead} min
		read
	</p>
)

type PostCardProps = { post: PostSummary; isLead?: boolean; heading?: 'h2' | 'h3' }

/** A post in the list; the newest one is the lead. */
export function PostCard({ post, isLead = false, heading: Heading = 'h2' }: PostCardProps) {
	const { id, title, excerpt, category, picture } = post
	return (
		<article
			className={`lift relative grid overflow-hidden rounded-card border border-line bg-card hover:border-primary ${isLead && picture ? 'md:grid-cols-[1fr_1.3fr]' : ''} ${picture ? '' : 'grid-rows-[auto_1fr]'}`}
		>
			{picture ? (
				<div
					className={`turf relative grid justify-items-center overflow-hidden ${isLead ? 'min-h-80 items-center' : 'h-64 items-start'}`}
				>
					<Picture
						hash={picture}
						alt=""
						sizes={isLead ? '(min-width: 768px) 400px, 80vw' : '300px'}
						isFirst={isLead}
						className={`h-auto drop-shadow-[0_20px_20px_rgb(0_0_0/0.35)] ${isLead ? 'w-[78%] max-w-90 py-6' : 'mt-5 w-72'}`}
					/>
				</div>
			) : (
				<div aria-hidden="true" className="turf h-2.5" />
			)}
			<div className={`flex flex-col items-start ${isLead ? 'justify-center p-7 sm:p-10' : 'p-6'}`}>
				<Badge tone="gold">{category}</Badge>
				<Heading className={`display mt-3.5 ${isLead ? 'text-heading' : 'text-subheading'}`}>
					<a href={`/blog/${id}`} className="cover-link hover:text-primary">
						{title}
					</a>
				</Heading>
				<p className={`mt-3 text-pretty text-body ${isLead ? 'text-lg' : ''}`}>{excerpt}</p>
				<Byline post={post} className="mt-auto pt-5 text-muted" />
			</div>
		</article>
	)
}
