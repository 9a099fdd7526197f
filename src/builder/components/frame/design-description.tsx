import { useEffect, useState } from 'react'

const pauseMs = 800

/** The sentences that were not there before: what a change changed. */
export const newSentences = (now: readonly string[], before: readonly string[]): string =>
	now.filter((sentence) => !before.includes(sentence)).join(' ')

/** The design in words: to open for everybody, and spoken, as far as it changed, once the hands rest. */
export function DesignDescription({ sentences }: { sentences: readonly string[] }) {
	const [heard, setHeard] = useState({ sentences, news: '' })
	// Follows the pace of the hands, so that a slide through ten colors is spoken once.
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
