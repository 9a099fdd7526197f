import { pictureUrl } from '#pictures/urls.ts'
import { Notice } from '#ui/notice.tsx'
import { messages } from '../messages.ts'
import { jobPictureUrl, type JobSide } from '../urls.ts'
import type { JobView } from '../views.ts'

type Pictured = Pick<JobView, 'id' | 'isDesign' | 'isDrawn' | 'picture' | 'model'>

/** Both sides of the garment, as large as the page allows; an undecorated product from the front. */
export function JobPictures({ job }: { job: Pictured }) {
	if (!job.isDrawn)
		return (
			<Notice tone="danger" title="No drawing">
				<p>{messages.notDrawn} The work order shows the pictures of its proof, where there is one.</p>
			</Notice>
		)
	if (!job.isDesign)
		return job.picture === '' ? null : (
			<div className="grid max-w-80">
				<Stage src={pictureUrl(job.picture, 480)} alt={`${job.model}, front`} label="Front" />
			</div>
		)
	return (
		<div className="grid grid-cols-2 gap-3 sm:gap-5">
			<Side job={job} side="front" label="Front" />
			<Side job={job} side="back" label="Back" />
		</div>
	)
}

type SideProps = { job: Pick<JobView, 'id' | 'model'>; side: JobSide; label: string }

const Side = ({ job, side, label }: SideProps) => (
	<Stage src={jobPictureUrl(job.id, side)} alt={`${job.model} as it has to look, ${side}`} label={label} />
)

const Stage = ({ src, alt, label }: { src: string; alt: string; label: string }) => (
	<figure className="stage relative rounded-card border border-line">
		<img
			src={src}
			alt={alt}
			width={400}
			height={500}
			className="aspect-4/5 w-full object-contain p-2 sm:p-4"
		/>
		<figcaption className="patch display absolute top-3 left-3 bg-selected px-2 py-1 text-sm leading-none text-on-selected">
			{label}
		</figcaption>
	</figure>
)
