import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

// One such rule made Chromium restyle the whole page of 1,026 elements whenever a toast was removed.
test.each(['theme.css', 'marks.css', 'print.css'])('%s asks the whole page for nothing by :has', (name) => {
	const css = readFileSync(new URL(name, import.meta.url), 'utf8')
	expect(css.length).toBeGreaterThan(100)
	expect(css).not.toMatch(/(?:^|[\s,])(?:body|html|:root)[^\s{,]*:has\(/)
})
