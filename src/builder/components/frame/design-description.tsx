import { useEffect, useState } from 'react'

const pauseMs = 800

/** The sentences that a change has added. */
export const newSentences = (now: readonly string[], before: readonly string[]): string =>
	now.filter((sentence) => !before.includes(sentence)).join(' ')

/** The design described in sentences: a disclosure for everyone; screen readers hear the changes after a pause. */
export function DesignDescription({ sentences }: { sentences: readonly string[] }) {
	const [heard, setHeard] = useState({ sentences, news: '' })
	// Synchronizes with a timer, so that trying ten colors is announced once.
	useEffect(() => {
		const hear = (last: typeof heard) => ({
			sentences,
			news: newSentences(sentences, last.sentences) || last.news,
		})
		const timer = setTimeout(() => setHeard(hear), pauseMs)
		return () => clearTimeout(timer)
	}, [sentences])
	return (
		<>
			<p role="status" className="sr-only">
				{heard.news}
			</p>
			<details className="group">
				<summary className="inline-flex min-h-9 items-center text-sm font-semibold text-primary hover:underline pointer-coarse:min-h-11">
					Describe this design
				</summary>
				<p className="mt-1 text-[0.9375rem] text-body">{sentences.join(' ')}</p>
			</details>
		</>
	)
}
