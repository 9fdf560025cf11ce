import { createTheme, type MantineColorsTuple } from '@mantine/core'

const purple: MantineColorsTuple = ['#F1EBFB', '#DCCFF3', '#C3ADE9', '#A98ADE', '#8F69CF', '#764FB8', '#5B3A96', '#4B2F7E', '#3A2266', '#2A184C']
const teal: MantineColorsTuple = ['#DDF9F5', '#B6F0E8', '#85E4D8', '#52D5C6', '#2BC6B5', '#17B8A6', '#129485', '#0E7368', '#0A544C', '#063631']
const ember: MantineColorsTuple = ['#FFEDE6', '#FFD3C4', '#FFB49B', '#FF9672', '#FF7F56', '#FF6A3D', '#E3552B', '#B84220', '#8C3117', '#61210E']
const dusk: MantineColorsTuple = ['#F4F1FA', '#DCD5E8', '#B8AFC9', '#8F83A6', '#63557F', '#4A3D63', '#241B33', '#1A1424', '#121016', '#0E0B14']

const overlayProps = { backgroundOpacity: 0.8 }
const transitionProps = { duration: 180 }
const dialogStyles = { header: { background: 'var(--surface)' }, title: { fontSize: '1.5rem', fontWeight: 700, lineHeight: 1.3 } }

const field = { defaultProps: { size: 'lg' }, styles: { input: { minHeight: 56 } } }

/** The tokens of tokens.css as the component library wants them. */
export const theme = createTheme({
  primaryColor: 'primary',
  primaryShade: 6,
  colors: { primary: purple, secondary: teal, accent: ember, dark: dusk },
  autoContrast: true,
  fontFamily: 'var(--font)',
  fontSizes: { xs: '1.125rem', sm: '1.125rem', md: '1.125rem', lg: '1.125rem', xl: '1.5rem' },
  lineHeights: { xs: '1.5', sm: '1.5', md: '1.5', lg: '1.5', xl: '1.4' },
  headings: {
    fontWeight: '700',
    sizes: {
      h1: { fontSize: 'var(--text-title)', lineHeight: '1.25' },
      h2: { fontSize: '1.5rem', lineHeight: '1.3' },
      h3: { fontSize: '1.5rem', lineHeight: '1.3' },
    },
  },
  defaultRadius: 16,
  radius: { xs: '16px', sm: '16px', md: '16px', lg: '16px', xl: '16px' },
  spacing: { xs: '8px', sm: '16px', md: '24px', lg: '32px', xl: '48px' },
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    CloseButton: { defaultProps: { size: 56 } },
    Autocomplete: field,
    Select: field,
    Switch: { defaultProps: { size: 'lg' } },
    Checkbox: { defaultProps: { size: 'lg', radius: 6 } },
    NumberInput: { ...field, defaultProps: { ...field.defaultProps, hideControls: true } },
    Radio: { defaultProps: { size: 'md' } },
    Modal: { defaultProps: { overlayProps, transitionProps }, styles: dialogStyles },
    Paper: { defaultProps: { bg: 'var(--surface)' } },
  },
})
