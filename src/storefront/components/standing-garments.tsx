import { Picture } from '#pictures/components/picture.tsx'

type StandingGarmentsProps = {
	/** One or two picture hashes; the last one is in front. */
	pictures: readonly string[]
	alt?: string
}

const alone = ['left-1/2 -translate-x-1/2 w-[min(24rem,80%)] top-2 lg:top-6']
const pair = ['left-[2%] w-[54%] bottom-[-14%] -rotate-6', 'right-[2%] w-[62%] bottom-[-20%] rotate-4']

/** Garments on a turf hero, cut off by its lower edge. */
export function StandingGarments({ pictures, alt = '' }: StandingGarmentsProps) {
	const places = pictures.length === 1 ? alone : pair
	return (
		<div className="relative min-h-56 sm:min-h-96 lg:min-h-0">
			{pictures.map((hash, index) => (
				<Picture
					key={hash}
					hash={hash}
					alt={index === pictures.length - 1 ? alt : ''}
					sizes="(min-width: 1024px) 330px, 56vw"
					isFirst={index === pictures.length - 1}
					className={`absolute h-auto drop-shadow-[0_24px_24px_rgb(0_0_0/0.35)] ${places[index] ?? ''}`}
				/>
			))}
		</div>
	)
}
