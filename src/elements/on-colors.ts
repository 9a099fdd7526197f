// Team colors, in one file of the build. Documents with a form that picks them name it (http/element-scripts.ts), and main.ts imports it.
import { defineTeamColors } from './team-colors.ts'

defineTeamColors()
