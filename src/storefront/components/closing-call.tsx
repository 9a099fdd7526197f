import { Picture } from '#pictures/components/picture.tsx'
import { ButtonLink } from '#ui/button.tsx'

type ClosingCallProps = { title: string; text: string; pictures: readonly string[] }

/** The closing call to action of a page: request a portal or contact us. */
export function ClosingCall({ title, text, pictures }: ClosingCallProps) {
	return (
		<section className="measure pt-18">
			<div className="turf relative grid overflow-hidden rounded-card md:grid-cols-[1.3fr_1fr]">
				<div className="p-7 sm:p-12">
					<h2 className="display text-title">{title}</h2>
					<p className="mt-4 max-w-120 text-lg text-pretty text-on-turf/90">{text}</p>
					<div className="mt-7 flex flex-wrap gap-3">
						<ButtonLink href="/team" variant="action" size="large">
							Request Team Portal
						</ButtonLink>
						<ButtonLink href="/support" variant="turf" size="large">
							Contact Us
						</ButtonLink>
					</div>
				</div>
				<div aria-hidden="true" className="relative hidden min-h-72 md:block">
					{pictures.map((hash, index) => (
						<Picture
							key={hash}
							hash={hash}
							alt=""
							sizes="300px"
							widths={[240, 320, 480, 640]}
							className={`absolute h-auto w-72 drop-shadow-[0_20px_20px_rgb(0_0_0/0.35)] ${places[index] ?? ''}`}
						/>
					))}
				</div>
			</div>
		</section>
	)
}

const places = ['right-36 -bottom-16 -rotate-6', 'right-2 -bottom-24 rotate-6']
