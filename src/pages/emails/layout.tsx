/** @jsxImportSource preact */
import { render } from 'preact-render-to-string'

/** An email as HTML and as plain text, with the same content. */
export interface Letter {
  readonly subject: string
  readonly html: string
  readonly text: string
}

export interface LetterContent {
  readonly subject: string
  readonly paragraphs: readonly string[]
  readonly action?: { readonly label: string; readonly link: string }
  /** Small print below the button: expiry of the link, what to do if it wasn't you. */
  readonly notes: readonly string[]
}

/**
 * Mail programs support only tables and inline styles. The link is repeated as text, because some hide the button.
 */
export function letter(content: LetterContent): Letter {
  const { subject, paragraphs, action, notes } = content
  const parts = [
    ...paragraphs,
    ...(action ? [`${action.label}:\n${action.link}`] : []),
    ...notes,
    '-- \nRulemark',
  ]
  return {
    subject,
    html: `<!doctype html>${render(<LetterDocument {...content} />)}`,
    text: `${parts.join('\n\n')}\n`,
  }
}

const sans = "-apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif"
const styles = {
  body: { margin: '0', padding: '0', background: '#f7f6f2', color: '#16181d', fontFamily: sans },
  outer: { width: '100%', background: '#f7f6f2' },
  cell: { padding: '32px 16px' },
  sheet: { width: '100%', maxWidth: '520px', background: '#ffffff', border: '1px solid #e4e2da' },
  inside: { padding: '32px', textAlign: 'left' },
  name: { margin: '0 0 24px', fontFamily: 'Georgia, serif', fontSize: '18px', fontWeight: '600' },
  text: { margin: '0 0 16px', fontSize: '16px', lineHeight: '1.5' },
  button: {
    display: 'inline-block',
    padding: '10px 18px',
    background: '#1d4ed8',
    color: '#ffffff',
    fontSize: '16px',
    textDecoration: 'none',
  },
  note: { margin: '16px 0 0', fontSize: '13px', lineHeight: '1.5', color: '#4a4f57' },
} as const

function LetterDocument({ subject, paragraphs, action, notes }: LetterContent) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light" />
        <title>{subject}</title>
      </head>
      <body style={styles.body}>
        <table role="presentation" cellPadding="0" cellSpacing="0" style={styles.outer}>
          <tr>
            <td align="center" style={styles.cell}>
              <table role="presentation" cellPadding="0" cellSpacing="0" style={styles.sheet}>
                <tr>
                  <td style={styles.inside}>
                    <p style={styles.name}>Rulemark</p>
                    {paragraphs.map((paragraph) => (
                      <p key={paragraph} style={styles.text}>
                        {paragraph}
                      </p>
                    ))}
                    {action && (
                      <>
                        <a href={action.link} style={styles.button}>
                          {action.label}
                        </a>
                        <p style={{ ...styles.note, wordBreak: 'break-all' }}>{action.link}</p>
                      </>
                    )}
                    {notes.map((note) => (
                      <p key={note} style={styles.note}>
                        {note}
                      </p>
                    ))}
                  </td>
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html>
  )
}
