import { testimonials, type Testimonial } from '#content/testimonials.ts'
import { SectionHead } from '../section-head.tsx'

/** Testimonials of coaches and schools; the first one is large. */
export function Voices() {
	const [first, ...others] = testimonials
	return (
		<section className="measure pt-18">
			<SectionHead title="From the sideline">Coaches, schools and booster clubs.</SectionHead>
			<div className="grid gap-4.5 lg:grid-cols-[1.25fr_1fr]">
				{first && (
					<Voice
						voice={first}
						className="patch turf justify-between p-7 sm:p-10"
						quote="display text-[clamp(1.75rem,1.3rem+1.8vw,2.75rem)] leading-[1.02] normal-case"
						quiet="text-on-turf-muted"
					/>
				)}
				<div className="grid gap-4.5">
					{others.map((voice) => (
						<Voice
							key={voice.name}
							voice={voice}
							className="rounded-card border border-line bg-card p-5.5"
							quote="text-[1.0625rem] text-pretty"
							quiet="text-muted"
						/>
					))}
				</div>
			</div>
		</section>
	)
}

type VoiceProps = { voice: Testimonial; className: string; quote: string; quiet: string }

const Voice = ({ voice, className, quote, quiet }: VoiceProps) => (
	<figure className={`flex flex-col gap-4 ${className}`}>
		<blockquote className={quote}>
			<p>“{voice.quote}”</p>
		</blockquote>
		<figcaption className="text-sm">
			<b className="block text-base">{voice.name}</b>
			<span className={quiet}>
				{voice.role}, {voice.organization}
			</span>
		</figcaption>
	</figure>
)
