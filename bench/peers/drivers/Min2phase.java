// min2phase on lines of facelets: java -cp twophase.jar Min2phase.java TURNS. For each a solution, and the CPU seconds that searching took.
import cs.min2phase.Search;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;

public class Min2phase {
  public static void main(String[] words) throws IOException {
    final int most = Integer.parseInt(words[0]);
    final BufferedReader lines = new BufferedReader(new InputStreamReader(System.in));
    final ThreadMXBean clock = ManagementFactory.getThreadMXBean();
    final Search search = new Search();
    Search.init();
    for (String cube = lines.readLine(); cube != null; cube = lines.readLine()) {
      final long begun = clock.getCurrentThreadCpuTime();
      final String solution = search.solution(cube, most, 100000000, 0, 0);
      final long taken = clock.getCurrentThreadCpuTime() - begun;
      System.out.printf("%s (%.9f CPU seconds)%n", solution, taken * 1e-9);
    }
  }
}
