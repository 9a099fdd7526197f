// The ellipse of a head's circumference, measured along its length.

export type Ring = {
	/** Length of the half from front to back, in inches. */
	half: number
	/** Angle of the ellipse by the share of its half, 0 in front to 1 at the back. */
	angleOf: (share: number) => number
}

const count = 720

/** Half breadth and half length in inches. */
export function ringOf({ across, along }: { across: number; along: number }): Ring {
	const marks = [0]
	for (let index = 1; index <= count; index += 1) {
		const [a, b] = [((index - 1) * Math.PI) / count, (index * Math.PI) / count]
		const wide = across * (Math.sin(b) - Math.sin(a))
		const deep = along * (Math.cos(b) - Math.cos(a))
		marks.push((marks.at(-1) ?? 0) + Math.sqrt(wide * wide + deep * deep))
	}
	const half = marks[count] ?? 0
	return {
		half,
		angleOf: (share) => {
			const wanted = share * half
			let [low, high] = [0, count]
			while (high - low > 1) {
				const middle = Math.floor((low + high) / 2)
				if ((marks[middle] ?? 0) <= wanted) low = middle
				else high = middle
			}
			const [before = 0, after = 1] = [marks[low], marks[high]]
			return (Math.PI * (low + (wanted - before) / (after - before))) / count
		},
	}
}
