// The element of pages with a list, in one file of the build. The document names it (http/element-scripts.ts), and main.ts imports it.
import { defineListPage } from './list-page.ts'

defineListPage()
