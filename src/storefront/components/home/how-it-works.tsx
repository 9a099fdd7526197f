import { Picture } from '#pictures/components/picture.tsx'
import { ButtonLink } from '#ui/button.tsx'

const steps = [
	{ title: 'Design', text: 'Pick a cut, your two colors, lettering and logo. The price moves as you draw.' },
	{ title: 'Load the roster', text: 'Paste names, sizes and numbers, or let every player choose their own.' },
	{
		title: 'Approve one proof',
		text: 'Every placement in inches. Nothing is cut before your school says yes.',
	},
	{ title: 'Suit up', text: 'Packed by player, in roster order, and on your doorstep by the date shown.' },
]

/** From sketch to delivery in four steps, on turf, with pictures of garments. */
export function HowItWorks({ pictures }: { pictures: readonly string[] }) {
	return (
		<section className="turf mt-20 overflow-hidden">
			<div className="measure grid items-center gap-x-14 gap-y-10 py-16 lg:grid-cols-[1.35fr_1fr]">
				<div>
					<h2 className="display text-heading">How it works</h2>
					<ol className="mt-8 grid gap-x-10 gap-y-8 sm:grid-cols-2">
						{steps.map(({ title, text }, index) => (
							<li
								key={title}
								className="grid grid-cols-[3.25rem_1fr] gap-x-3 border-t-2 border-dashed border-turf-line pt-4"
							>
								<span
									aria-hidden="true"
									className="display text-[3.25rem] leading-[0.85] font-black text-action"
								>
									{index + 1}
								</span>
								<div>
									<h3 className="display text-2xl">{title}</h3>
									<p className="mt-1 text-pretty text-on-turf-muted">{text}</p>
								</div>
							</li>
						))}
					</ol>
					<ButtonLink href="/builder/jerseys" variant="action" size="large" className="mt-9">
						Design your jersey
					</ButtonLink>
				</div>
				<div aria-hidden="true" className="relative mx-auto aspect-[5/4] w-full max-w-130">
					{pictures.map((hash, index) => (
						<Picture
							key={hash}
							hash={hash}
							alt=""
							sizes="(min-width: 1024px) 260px, 48vw"
							widths={[240, 320, 480, 640]}
							className={`absolute h-auto drop-shadow-[0_18px_18px_rgb(0_0_0/0.35)] ${fan[index] ?? ''}`}
						/>
					))}
				</div>
			</div>
		</section>
	)
}

const fan = [
	'left-0 top-[12%] w-[50%] -rotate-8',
	'right-0 top-[12%] w-[50%] rotate-8',
	'left-1/4 top-0 w-1/2',
]
